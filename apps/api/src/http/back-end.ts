import { backEndBatch, backEndEvents, type RelayedEvent } from '@rebblatt/contracts';
import type { Express, Request, RequestHandler } from 'express';
import express, { Router } from 'express';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError, forbidden } from '../lib/app-error.ts';
import { type LiveApp, liveAppOf, signatureOf } from '../live/pusher/signature.ts';
import { isOurs, writeRelayed } from '../live/relayed.ts';
import { withinBytes } from './body-limit.ts';
import { channelCalls } from './channel-calls.ts';
import { parsePart } from './endpoint.ts';
import { errorHandler } from './error-handler.ts';
import { strictJson } from './strict-json.ts';

/** Ten events of 10 kB, with their names. */
const MAX_BODY_BYTES = 128 * 1024;

const queryOf = (req: Request) => new URL(req.originalUrl, 'http://live').searchParams;

/** Whether it is a call of a back end that has the secret. @returns its signature @throws AppError 401 */
function signatureIn(app: LiveApp, req: Request): string {
  const { pathname, searchParams } = new URL(req.originalUrl, 'http://live');
  const signature = signatureOf(app, {
    method: req.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
    now: Date.now() / 1000,
  });
  if (signature === null) throw new AppError(401, 'session.required');
  return signature;
}

const parsed = <Schema extends z.ZodType>(schema: Schema, body: Buffer) =>
  parsePart(schema, strictJson(body)) as z.output<Schema>;

/** Reads the events in the body of each kind of call. */
const kinds: Record<string, (body: Buffer) => RelayedEvent[]> = {
  events: (body) => [parsed(backEndEvents, body)],
  batch_events: (body) =>
    parsed(backEndBatch, body).batch.map(({ channel, ...event }) => ({ ...event, channels: [channel] })),
};

/**
 * The HTTP interface with which other back ends send events, `/apps/{id}/events` and `/apps/{id}/batch_events`, and ask
 * who is listening, `/apps/{id}/channels` and what lies below it.
 * https://pusher.com/docs/channels/library_auth_reference/rest-api/
 */
export function backEnd({ db, env, jwtSecret, monitor }: Context): Router {
  const app = liveAppOf(env, jwtSecret);
  const readBody = express.raw({ type: () => true, limit: MAX_BODY_BYTES });

  const trigger =
    (read: (body: Buffer) => RelayedEvent[]): RequestHandler =>
    async (req: Request, res) => {
      const signature = signatureIn(app, req);
      const events = read(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
      if (events.some(isOurs)) throw forbidden();
      if (!(await writeRelayed(db, signature, events))) throw new AppError(401, 'session.required');
      for (const { name, channels, data } of events)
        for (const channel of channels)
          monitor.note('api-message', { channel, details: `Event: ${name}`, data });
      res.json({});
    };

  const router = Router({ caseSensitive: true });
  const only = (method: 'GET' | 'POST', path: string, ...handlers: RequestHandler[]) => {
    const whole = `/${encodeURIComponent(app.id)}/${path}`;
    router[method === 'GET' ? 'get' : 'post'](whole, ...handlers);
    router.all(whole, (_req, res) => {
      res.set('Allow', method);
      throw new AppError(405, 'request.method-not-allowed');
    });
  };
  for (const [kind, read] of Object.entries(kinds))
    only('POST', kind, withinBytes(MAX_BODY_BYTES, readBody), trigger(read));
  for (const [path, answer] of Object.entries(channelCalls))
    only('GET', path, async (req, res) => {
      signatureIn(app, req);
      res.json(await answer(db, queryOf(req), String(req.params.channel ?? '')));
    });
  return router.use(() => {
    throw new AppError(404, 'request.not-found');
  });
}

/** The same on a port of its own. */
export function backEndPort(context: Context): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/apps', backEnd(context));
  app.use(() => {
    throw new AppError(404, 'request.not-found');
  });
  app.use(errorHandler(context.log, {}));
  return app;
}
