import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/date.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { notify } from '../../ui/snackbar-store.ts';
import { Notice } from '../../ui/status-tag.tsx';
import { type MendCalls, mendChanged, mendOf } from './mend-calls.ts';
import { MendChoice } from './mend-choice.tsx';
import { MendedFile } from './mended-file.tsx';
import styles from './mending.module.css';

type Props = {
  calls: MendCalls;
  /** Whether the file is somebody else’s. */
  forOwner: boolean;
  /** Whether the file can be changed now. */
  open: boolean;
  /** Whether the file that was uploaded is taken back here; a page has a place of its own for that. */
  takesBack?: boolean;
};

/** What can be mended in a file, the mended file beside it, and who agreed. */
export function Mending({ calls, forOwner, open, takesBack = false }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(mendOf(calls));
  if (!data) return null;
  const { offered, mended } = data;
  if (mended?.state === 'agreed' && mended.agreement) {
    const { by, at, reason } = mended.agreement;
    return (
      <Notice tone="ok">
        {by === null
          ? t(($) => $.report.mend.agreedByLink, { at: formatDateTime(at) })
          : t(($) => $.report.mend.agreed, { by, at: formatDateTime(at) })}
        {reason && (
          <p>
            <Quoted text={reason} />
          </p>
        )}
        {takesBack && open && <TakeBack calls={calls} />}
      </Notice>
    );
  }
  if (!open) return null;
  if (mended?.state === 'mending')
    return (
      <section className={styles.mending} aria-label={t(($) => $.report.mend.title)}>
        <p className={styles.running} role="status">
          <Loader size="sm" aria-hidden /> {t(($) => $.report.mend.running)}
        </p>
      </section>
    );
  if (mended?.state === 'ready' && mended.report)
    return <MendedFile calls={calls} forOwner={forOwner} mended={{ ...mended, report: mended.report }} />;
  if (offered.length === 0) return null;
  return <MendChoice calls={calls} offered={offered} failed={mended?.state === 'failed'} />;
}

function TakeBack({ calls }: { calls: MendCalls }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function takeBack() {
    setBusy(true);
    await calls
      .drop()
      .then(() => mendChanged(calls))
      .catch((error: unknown) => notify('danger', errorText(t, error)));
    setBusy(false);
  }
  return (
    <p>
      <Button variant="default" size="compact-sm" loading={busy} onClick={() => void takeBack()}>
        {t(($) => $.report.mend.takeBack)}
      </Button>
    </p>
  );
}
