import { Button, SegmentedControl } from '@mantine/core';
import { type FileMend, type FileReport, hasErrors, type PlateInk, plateInks } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { Notice } from '../../ui/status-tag.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ReportView } from '../report-view.tsx';
import { type MendCalls, mendChanged } from './mend-calls.ts';
import { MendNotes } from './mend-notes.tsx';
import styles from './mending.module.css';
import { Wishes } from './wishes.tsx';

type Ready = NonNullable<FileMend['mended']> & { report: FileReport };
type Props = {
  calls: MendCalls;
  mended: Ready;
  /** Whether the file is somebody else’s: whoever agrees then says why. */
  forOwner: boolean;
};

/** The file as it was uploaded and as it is mended, what the check says of it, and the way to agree. */
export function MendedFile({ calls, mended, forOwner }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [plate, setPlate] = useState<PlateInk | 'proof'>('proof');
  const { report, created_at: stamp } = mended;
  const numbers = Array.from({ length: Math.min(report.pages, SHOWN_PAGES) }, (_, i) => i + 1);

  async function end(act: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await act();
      await mendChanged(calls);
      notify('success', done);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }
  const agree = () =>
    end(
      () => calls.agree({}),
      t(($) => $.report.mend.done),
    );
  const drop = () =>
    end(
      () => calls.drop(),
      t(($) => $.report.mend.dropped),
    );

  return (
    <section className={styles.mending} aria-label={t(($) => $.report.mend.title)}>
      <h3>{t(($) => $.report.mend.lookTitle)}</h3>
      <Notice tone={hasErrors(report) ? 'wait' : 'ok'}>
        {hasErrors(report) ? t(($) => $.report.mend.stillFaulty) : t(($) => $.report.mend.good)}
      </Notice>
      <SegmentedControl
        aria-label={t(($) => $.report.mend.view)}
        value={plate}
        onChange={(value) => setPlate(value as PlateInk | 'proof')}
        data={[
          { value: 'proof', label: t(($) => $.report.mend.proof) },
          ...plateInks.map((ink) => ({ value: ink, label: t(($) => $.report.mend.plates[ink]) })),
        ]}
      />
      {numbers.map((number) => (
        <div key={number} className={styles.pictures}>
          {(['original', 'mended'] as const).map((side) => (
            <Look
              key={side}
              title={t(($) => $.report.mend.side[side])}
              picture={calls.picture(side, number, stamp, plate === 'proof' ? undefined : plate)}
            />
          ))}
        </div>
      ))}
      <MendNotes mended={mended} />
      <Wishes key={stamp} calls={calls} mended={mended} />
      {hasErrors(report) && (
        <ReportView report={report} pictureOf={(number) => calls.picture('mended', number, stamp)} />
      )}
      <div className={styles.buttons}>
        <Button loading={busy} onClick={() => (forOwner ? setAsking(true) : void agree())}>
          {t(($) => $.report.mend.agree)}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void drop()}>
          {t(($) => $.report.mend.drop)}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          about={`mend-${calls.about}`}
          title={t(($) => $.report.mend.agree)}
          text={t(($) => $.report.mend.whyAgree)}
          decide={(form) => calls.agree(form)}
          onClose={() => {
            setAsking(false);
            void mendChanged(calls);
          }}
        />
      )}
    </section>
  );
}

/** More pictures would not help anybody to decide. */
const SHOWN_PAGES = 4;

function Look({ title, picture }: { title: string; picture: ReturnType<MendCalls['picture']> }) {
  const { data: url } = useQuery(picture);
  return (
    <figure className={styles.look}>
      <figcaption>{title}</figcaption>
      {url ? <img src={url} alt={title} /> : <div className={styles.empty} />}
    </figure>
  );
}
