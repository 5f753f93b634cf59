/**
 * The channels of the dashboard at `/websockets`, by the names of laravel-websockets. In a file without schemas, so that
 * a browser does not load zod.
 */
export const DASHBOARD_PREFIX = 'private-websockets-dashboard-';

/** What the log tells of, each on a channel of its own. */
export const logTypes = [
  'disconnection',
  'connection',
  'vacated',
  'occupied',
  'subscribed',
  'client-message',
  'api-message',
] as const;
export type LogType = (typeof logTypes)[number];

export const logChannel = (type: LogType): string => `${DASHBOARD_PREFIX}${type}`;
export const STATISTICS_CHANNEL = `${DASHBOARD_PREFIX}statistics`;

/** The events on these channels. */
export const LOG_EVENT = 'log-message';
export const STATISTICS_EVENT = 'statistics-updated';

const all: readonly string[] = [...logTypes.map(logChannel), STATISTICS_CHANNEL];

/** Whether a channel is one of the dashboard. */
export const isDashboardChannel = (channel: unknown): boolean =>
  typeof channel === 'string' && all.includes(channel);

/** An entry of the log; `time` is an instant in ISO 8601, `data` JSON or a text. */
export interface LogMessage {
  type: LogType;
  time: string;
  socketId?: string;
  details?: string;
  data?: string;
}

/** One minute, as far as it has gone; `time` is its beginning. */
export interface StatisticsMessage {
  time: string;
  app_id: string;
  peak_connection_count: number;
  websocket_message_count: number;
  api_message_count: number;
}

/** How many minutes the statistics show. */
export const STATISTICS_MINUTES = 120;
