import type { OperationPoint, OperationState } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { formSheet } from '../../../form/form-layout.tsx';
import { formatDateTime } from '../../../lib/date.ts';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import styles from '../components/operations.module.css';
import { operations } from '../operations.api.ts';

const tones: Record<OperationState, StatusTone> = { wrong: 'danger', watch: 'wait', fine: 'ok' };

/** How the installation is, in words; what is wrong comes first. */
export function Operations() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(operations());
  return (
    <>
      <PageHeader title={t(($) => $.operations.title)} />
      <section className={formSheet} aria-label={t(($) => $.operations.title)}>
        {isPending && <Loading />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <p>{summaryOf(data, t)}</p>
            <ul className={styles.points}>
              {data.map((point) => (
                <Point key={point.point} {...point} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

function summaryOf(points: OperationPoint[], t: ReturnType<typeof useTranslation>['t']): string {
  const wrong = points.filter(({ state }) => state === 'wrong').length;
  const watch = points.filter(({ state }) => state === 'watch').length;
  if (wrong > 0) return t(($) => $.operations.wrong, { count: wrong });
  return watch > 0 ? t(($) => $.operations.watch, { count: watch }) : t(($) => $.operations.fine);
}

function Point({ point, state, params }: OperationPoint) {
  const { t } = useTranslation();
  const { at } = params;
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value) : String(value),
  ]);
  const values: Record<string, string> = {
    ...Object.fromEntries(shown),
    at: typeof at === 'string' ? formatDateTime(at) : '',
  };
  const never = point === 'backup' && at === null;
  const text = never
    ? t(($) => $.operations.noBackup)
    : t(($) => $.operations.texts[point][state === 'fine' ? 'fine' : 'not'], values);
  return (
    <li>
      <strong>{t(($) => $.operations.names[point])}</strong>
      <StatusTag tone={tones[state]}>{t(($) => $.operations.states[state])}</StatusTag>
      <p>{text}</p>
    </li>
  );
}
