import { Progress as Bar } from '@mantine/core';
import type { PrintResults } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './progress.module.css';

type Props = { catalogId: number; running: NonNullable<PrintResults['running']> };

/** One line about a running generation, on every screen from which one can be started. */
export function GenerationNote({ catalogId, running: { progress, step } }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.note} aria-label={t(($) => $.print.running)}>
      <span>
        {t(($) => $.print.runningPercent, { percent: String(progress) })} {t(($) => $.print.step[step])}
      </span>
      <Bar value={progress} color="lake" aria-label={t(($) => $.print.running)} />
      <Link to={`/catalog/${catalogId}/print`}>{t(($) => $.print.toDesk)}</Link>
    </section>
  );
}
