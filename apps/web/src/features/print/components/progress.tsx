import { Progress as Bar, Button } from '@mantine/core';
import type { PrintResults } from '@rebblatt/contracts';
import { X } from 'lucide-react';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { keepFocus } from '../../../ui/focus-kept.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { cancelGeneration } from '../print.api.ts';
import styles from './progress.module.css';

type Props = { catalogId: string; running: NonNullable<PrintResults['running']> };

/** The running generation: its step, who started it, and a button to cancel it. */
export function Progress({ catalogId, running }: Props) {
  const { t } = useTranslation();
  const { progress, step, started_at, started_by } = running;
  const cancel = () =>
    cancelGeneration(catalogId).then(keepFocus, (error: unknown) => notify('danger', errorText(t, error)));
  return (
    <section className={styles.box} aria-label={t(($) => $.print.running)}>
      <p>
        {t(($) => $.print.runningPercent, { percent: String(progress) })}{' '}
        <strong>{t(($) => $.print.step[step])}</strong>
      </p>
      <Bar value={progress} color="lake" aria-label={t(($) => $.print.running)} />
      <p className={styles.by}>
        {t(($) => $.print.startedBy, { at: formatDateTime(started_at), by: started_by?.email ?? '–' })}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<X size={14} aria-hidden />}
        disabled={running.cancelling === 1}
        onClick={() => void cancel()}
      >
        {running.cancelling === 1 ? t(($) => $.print.cancelling) : t(($) => $.print.cancel)}
      </Button>
    </section>
  );
}
