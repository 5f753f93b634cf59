import type { Server as HttpServer } from 'node:http';
import type { Context } from './context.ts';
import { orderSite } from './features/edition/edition.commands.ts';
import { readMetrics } from './features/operations/operations.presenter.ts';
import { listOwnStates } from './features/page/page.queries.ts';
import { remindOnTheDay } from './features/reminder/reminder.commands.ts';
import { presentOwnRequest } from './features/session/session.presenter.ts';
import { findActor } from './features/session/session.queries.ts';
import { warnOfTokens } from './features/token/token.commands.ts';
import { presentStatus } from './features/upload-status/upload-status.presenter.ts';
import { findStatusesOf } from './features/upload-status/upload-status.queries.ts';
import { countWaiting } from './features/waiting/waiting.queries.ts';
import { noteCatalogDays, wakeWebhooks } from './features/webhook/wake.commands.ts';
import { backEndPort } from './http/back-end.ts';
import { openMetricsPort } from './http/metrics.ts';
import { allJobs } from './job-list.ts';
import type { RunnerOptions } from './jobs/runner.ts';
import { startRunner } from './jobs/runner.ts';
import { removeExpiredRows } from './lib/expired-rows.ts';
import { createListener } from './lib/listener.ts';
import { type ReadClaims, readToken } from './lib/tokens.ts';
import { WEBHOOK_CHANNEL } from './lib/webhook-events.ts';
import { EDITION_CHANNEL } from './live/announce.ts';
import { startHub } from './live/hub.ts';
import { openLivePort } from './live/port.ts';
import { type LivePace, startPusher } from './live/pusher/start.ts';
import { createSocketIo } from './live/socket-io.ts';
import { refuseAllUpgrades, refuseUnknownUpgrades } from './live/upgrades.ts';

const EXPIRED_ROWS_MS = 3_600_000;
/** How often a node checks whether reminders are due today. */
const REMINDERS_MS = 300_000;
/** How often a node looks for events that are to be sent again. */
const WEBHOOKS_MS = 5000;

/** The tasks of a node besides answering requests. */
export interface Background {
  stop(): Promise<void>;
}

/** Settings other than production's, for tests. */
export type Pace = Partial<RunnerOptions> & { live?: Partial<LivePace> };

/**
 * Starts the live channel on the HTTP server and runs jobs. Call it when the server already answers requests, because
 * socket.io runs before the listeners that exist then.
 */
export async function startBackground(
  context: Context,
  server: HttpServer,
  databaseUrl: string,
  { live, ...pace }: Pace = {},
): Promise<Background> {
  const { db, log, env } = context;
  const listener = createListener(databaseUrl, log);
  if (env.MAINTENANCE) {
    refuseAllUpgrades(server);
    return { stop: () => listener.stop() };
  }
  const sessionOf = async (claims: ReadClaims, ip: string) => {
    const actor = await findActor(db, claims, { ip, routine: true });
    return actor && { actor, expiresAt: claims.expiresAt };
  };
  const write = () =>
    orderSite(db).catch((error: unknown) =>
      log.warn({ event: 'site.not-ordered', err: error }, 'the site of plain files could not be ordered'),
    );
  const writes = env.WORKERS > 0 && env.PUBLIC_STORAGE_URL !== undefined;
  await listener.on(EDITION_CHANNEL, () => {
    context.editions.forget();
    if (writes) void write();
  });
  listener.onReconnect(() => context.editions.forget());
  const hub = await startHub({
    listener,
    log,
    async findSession(token, ip) {
      const claims = readToken(context.jwtSecret, token);
      return claims && sessionOf(claims, ip);
    },
    findStatuses: async (userId) => (await findStatusesOf(db, userId)).map(presentStatus),
    findPages: (userId) => listOwnStates(db, userId),
    findWaiting: () => countWaiting(db),
    findRequest: (userId) => presentOwnRequest(db, context.clock, userId),
  });
  const socketIo = createSocketIo(server, hub, context);
  hub.add(socketIo);
  const { pusher, stop: stopPusher } = await startPusher(context, { hub, listener, sessionOf }, live);
  pusher.attach(server);
  refuseUnknownUpgrades(server, [socketIo, pusher]);
  const closePort =
    env.WEBSOCKETS_PORT === undefined
      ? null
      : await openLivePort({ port: env.WEBSOCKETS_PORT, host: env.HOST }, pusher, backEndPort(context));
  const closeMetrics = await openMetricsPort(env, readMetrics(context));
  const runner = await startRunner({
    db,
    log,
    listener,
    jobs: allJobs(context),
    workers: env.WORKERS,
    ...pace,
  });
  const expired = setInterval(() => {
    removeExpiredRows(db).catch((error: unknown) =>
      log.warn({ event: 'rows.not-expired', err: error }, 'expired rows could not be removed'),
    );
  }, EXPIRED_ROWS_MS);
  const warn = () =>
    warnOfTokens(context).catch((error: unknown) =>
      log.warn({ event: 'tokens.not-warned', err: error }, 'owners of tokens could not be warned'),
    );
  const remind = () =>
    remindOnTheDay(context).catch((error: unknown) =>
      log.warn({ event: 'reminders.failed', err: error }, 'reminders could not be sent'),
    );
  const wake = () =>
    wakeWebhooks(context).catch((error: unknown) =>
      log.warn({ event: 'webhooks.not-woken', err: error }, 'webhooks could not be looked for'),
    );
  const noteDays = () =>
    noteCatalogDays(context).catch((error: unknown) =>
      log.warn({ event: 'webhooks.days-not-noted', err: error }, 'the days of catalogues could not be noted'),
    );
  const webhooks = env.WORKERS > 0 ? setInterval(() => void wake(), WEBHOOKS_MS) : undefined;
  const days = env.WORKERS > 0 ? setInterval(() => void noteDays(), REMINDERS_MS) : undefined;
  if (webhooks) {
    await listener.on(WEBHOOK_CHANNEL, () => void wake());
    void noteDays();
  }
  const reminders = env.WORKERS > 0 ? setInterval(() => void remind(), REMINDERS_MS) : undefined;
  if (reminders) void remind();
  const warnings = env.WORKERS > 0 ? setInterval(() => void warn(), EXPIRED_ROWS_MS) : undefined;
  if (warnings) void warn();
  // Days on which a catalogue begins or ends to be public come by themselves.
  const sites = writes ? setInterval(() => void write(), EXPIRED_ROWS_MS) : undefined;
  if (writes) void write();
  return {
    async stop() {
      clearInterval(sites);
      clearInterval(expired);
      clearInterval(reminders);
      clearInterval(webhooks);
      clearInterval(days);
      clearInterval(warnings);
      await hub.stop();
      await stopPusher();
      await closePort?.();
      closeMetrics?.();
      await runner.stop();
      await listener.stop();
    },
  };
}
