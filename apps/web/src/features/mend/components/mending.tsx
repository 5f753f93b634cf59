import { Loader } from '@mantine/core';
import type { PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { mendOf } from '../mend.api.ts';
import { MendChoice } from './mend-choice.tsx';
import { MendedFile } from './mended-file.tsx';
import styles from './mending.module.css';

type Props = {
  page: PageItem;
  /** Whether the file can be changed now. */
  open: boolean;
};

/** What can be mended in a page's file, the mended file beside it, and who agreed. */
export function Mending({ page, open }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(mendOf(page));
  if (!data) return null;
  const { offered, mended } = data;
  if (mended?.state === 'agreed' && mended.agreement) {
    const { by, at, reason } = mended.agreement;
    return (
      <Notice tone="ok">
        {t(($) => $.report.mend.agreed, { by, at: formatDateTime(at) })}
        {reason && (
          <p>
            <Quoted text={reason} />
          </p>
        )}
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
    return <MendedFile page={page} mended={{ ...mended, report: mended.report }} />;
  if (offered.length === 0) return null;
  return <MendChoice page={page} offered={offered} failed={mended?.state === 'failed'} />;
}
