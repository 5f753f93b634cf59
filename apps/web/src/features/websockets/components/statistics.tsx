import { VisuallyHidden } from '@mantine/core';
import type { LiveStatistics } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatTime } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { liveStatistics } from '../websockets.api.ts';
import type { Minute } from './charts.tsx';
import styles from './websockets.module.css';

const Charts = laterView(() => import('./charts.tsx').then((module) => module.Charts), {
  waiting: <Loading />,
});

const minutesOf = (shown: LiveStatistics): Minute[] =>
  shown.peak_connections.x.map((time, index) => ({
    time,
    at: formatTime(time),
    peak: shown.peak_connections.y[index] ?? 0,
    messages: shown.websocket_message_count.y[index] ?? 0,
    apiMessages: shown.api_message_count.y[index] ?? 0,
  }));

/** Connections and messages of the last two hours as charts, and as a table for screen readers. */
export function Statistics({ appId }: { appId: string }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(liveStatistics(appId));
  const minutes = useMemo(() => (data ? minutesOf(data) : []), [data]);
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>{t(($) => $.websockets.statistics)}</h2>
      {isPending && <Loading />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Charts minutes={minutes} />}
      {data && (
        <VisuallyHidden>
          <table>
            <caption>{t(($) => $.websockets.statistics)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.websockets.time)}</th>
                <th scope="col">{t(($) => $.websockets.counts.peak)}</th>
                <th scope="col">{t(($) => $.websockets.counts.messages)}</th>
                <th scope="col">{t(($) => $.websockets.counts.apiMessages)}</th>
              </tr>
            </thead>
            <tbody>
              {minutes.map(({ time, at, peak, messages, apiMessages }) => (
                <tr key={time}>
                  <th scope="row">{at}</th>
                  <td>{peak}</td>
                  <td>{messages}</td>
                  <td>{apiMessages}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </section>
  );
}
