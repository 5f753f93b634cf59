import { Button } from '@mantine/core';
import {
  type FileReport,
  hasErrors,
  isAdministrator,
  type PageItem,
  type PageMend,
} from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReportView } from '../../../preflight/report-view.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { agreeToMending, dropMending, mendPicture } from '../mend.api.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { MendNotes } from './mend-notes.tsx';
import styles from './mending.module.css';

type Ready = NonNullable<PageMend['mended']> & { report: FileReport };
type Props = { page: PageItem; mended: Ready };

/** The file as it was uploaded and as it is mended, what the check says of it, and the way to agree. */
export function MendedFile({ page, mended }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { report, created_at: stamp } = mended;
  const forExhibitor = session !== null && isAdministrator(session.role) && page.exhibitor !== null;
  const numbers = Array.from({ length: Math.min(report.pages, SHOWN_PAGES) }, (_, i) => i + 1);

  async function end(act: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await act();
      notify('success', done);
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }
  const agree = () =>
    end(
      () => agreeToMending(page, {}),
      t(($) => $.report.mend.done),
    );
  const drop = () =>
    end(
      () => dropMending(page),
      t(($) => $.report.mend.dropped),
    );

  return (
    <section className={styles.mending} aria-label={t(($) => $.report.mend.title)}>
      <h3>{t(($) => $.report.mend.lookTitle)}</h3>
      <Notice tone={hasErrors(report) ? 'wait' : 'ok'}>
        {hasErrors(report) ? t(($) => $.report.mend.stillFaulty) : t(($) => $.report.mend.good)}
      </Notice>
      {numbers.map((number) => (
        <div key={number} className={styles.pictures}>
          {(['original', 'mended'] as const).map((side) => (
            <Look
              key={side}
              title={t(($) => $.report.mend.side[side])}
              picture={mendPicture(page, side, number, stamp)}
            />
          ))}
        </div>
      ))}
      <MendNotes mended={mended} />
      {hasErrors(report) && (
        <ReportView report={report} pictureOf={(number) => mendPicture(page, 'mended', number, stamp)} />
      )}
      <div className={styles.buttons}>
        <Button loading={busy} onClick={() => (forExhibitor ? setAsking(true) : void agree())}>
          {t(($) => $.report.mend.agree)}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void drop()}>
          {t(($) => $.report.mend.drop)}
        </Button>
      </div>
      {asking && <AgreeDialog page={page} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** More pictures would not help anybody to decide. */
const SHOWN_PAGES = 4;

function Look({ title, picture }: { title: string; picture: ReturnType<typeof mendPicture> }) {
  const { data: url } = useQuery(picture);
  return (
    <figure className={styles.look}>
      <figcaption>{title}</figcaption>
      {url ? <img src={url} alt={title} /> : <div className={styles.empty} />}
    </figure>
  );
}
