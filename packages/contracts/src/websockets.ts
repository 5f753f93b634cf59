import { z } from 'zod';
import { channelName, EVENT_DATA_MAX, EVENT_NAME_MAX } from './broadcasting.ts';

/** Longest name of an app and its key. */
const APP_MAX = 100;

/** The app whose events the dashboard shows; `port` is null where it is the port of the product. */
export const liveApp = z.object({ id: z.string(), key: z.string(), port: z.int().nullable() });
export type LiveAppRow = z.output<typeof liveApp>;

export const appParams = z.object({ appId: z.string().min(1).max(APP_MAX) });

const series = z.object({ x: z.array(z.string()), y: z.array(z.int()) });

/** The last minutes, oldest first: `x` says when each began, `y` how many. */
export const liveStatistics = z.object({
  peak_connections: series,
  websocket_message_count: series,
  api_message_count: series,
});
export type LiveStatistics = z.output<typeof liveStatistics>;

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * `POST websockets/event`: an event that an administrator sends. The caller is known by the bearer token, and the real
 * secret never reaches a browser: as `secret` the key counts too, which is what browsers send.
 */
export const dashboardEvent = z.object({
  key: z.string().max(APP_MAX),
  secret: z.string().max(APP_MAX * 10),
  appId: z.string().max(APP_MAX),
  channel: channelName,
  event: z.string().trim().min(1).max(EVENT_NAME_MAX),
  data: z.string().max(EVENT_DATA_MAX).refine(isJson, 'validation.json'),
});
export type DashboardEvent = z.output<typeof dashboardEvent>;

export const eventSent = z.object({});
