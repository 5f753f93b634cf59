import {
  type BodyOf,
  type LiveStatistics,
  STATISTICS_MINUTES,
  type StatisticsMessage,
} from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Intention } from '../../lib/intention.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The apps of the live channel. */
export const liveApps = () =>
  queryOptions({
    queryKey: ['websockets'],
    queryFn: async () => (await call('GET /websockets/api')).data,
  });

const keyOf = (appId: string) => ['websockets', appId, 'statistics'];

/** Connections and messages of the last two hours, minute by minute. */
export const liveStatistics = (appId: string) =>
  queryOptions({
    queryKey: keyOf(appId),
    queryFn: () => call('GET /websockets/api/:appId/statistics', { appId }),
  });

/** Puts what was heard of one minute at its place; a minute that is new pushes the oldest out. */
function withMinute<Series extends LiveStatistics['peak_connections']>(
  { x, y }: Series,
  at: string,
  count: number,
) {
  const known = x.indexOf(at);
  if (known >= 0) return { x, y: y.map((old, index) => (index === known ? count : old)) };
  return {
    x: [...x, at].slice(-STATISTICS_MINUTES),
    y: [...y, count].slice(-STATISTICS_MINUTES),
  };
}

/** Adds what the live channel says of the current minute to what is shown. */
export function addMinute(minute: StatisticsMessage): void {
  queryClient.setQueryData<LiveStatistics>(
    keyOf(minute.app_id),
    (known) =>
      known && {
        peak_connections: withMinute(known.peak_connections, minute.time, minute.peak_connection_count),
        websocket_message_count: withMinute(
          known.websocket_message_count,
          minute.time,
          minute.websocket_message_count,
        ),
        api_message_count: withMinute(known.api_message_count, minute.time, minute.api_message_count),
      },
  );
}

/** What was said while nobody listened is asked for. */
export const refreshStatistics = (appId: string) => queryClient.invalidateQueries({ queryKey: keyOf(appId) });

export const sendEvent = (body: BodyOf<'POST /websockets/event'>, intention: Intention) =>
  call('POST /websockets/event', { body, intention });
