import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { Gauge } from 'prom-client';
import type { Env } from '../env.ts';
import { AppError } from '../lib/app-error.ts';
import type { Metrics } from '../lib/metrics.ts';
import { hashOfKey } from '../lib/tokens.ts';
import { onlyRead } from './only-read.ts';
import { openPort } from './open-port.ts';

/** A figure that is measured when it is asked for. */
export interface Measured {
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
}

/** Counts every answered call by the route that served it. */
export const countCalls =
  (metrics: Metrics): RequestHandler =>
  (req, res, next) => {
    const began = performance.now();
    res.once('close', () => {
      const route = (res.locals.route as string | undefined) ?? 'other';
      const seconds = (performance.now() - began) / 1000;
      metrics.countCall({ route, method: req.method, status: res.statusCode, seconds });
    });
    next();
  };

const isToken = (sent: string | undefined, token: string) =>
  sent !== undefined &&
  timingSafeEqual(Buffer.from(hashOfKey(sent)), Buffer.from(hashOfKey(`Bearer ${token}`)));

/** What a watching program reads, as OpenMetrics. */
async function openMetricsText({ registry }: Metrics, measured: Measured[]): Promise<string> {
  for (const { name, help, values } of measured) {
    registry.removeSingleMetric(name);
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of values) gauge.set(labels ?? {}, value);
  }
  return registry.metrics();
}

type Answer = { type: string; text: string };

/** Asks for the figures; two who ask at the same time get the same ones. */
export function metricsReader(metrics: Metrics, measure: () => Promise<Measured[]>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= measure()
      .then(async (measured) => ({
        type: metrics.registry.contentType,
        text: await openMetricsText(metrics, measured),
      }))
      .finally(() => {
        asked = null;
      });
    return asked;
  };
}

/** `GET /metrics` for who has `METRICS_TOKEN`; without one it does not exist. */
export function metricsRoute(token: string | undefined, read: () => Promise<Answer>): Router {
  const router = Router();
  if (!token) return router;
  router.get('/metrics', async (req, res) => {
    if (!isToken(req.get('authorization'), token)) throw new AppError(401, 'session.required');
    const { type, text } = await read();
    res.set({ 'Content-Type': type, 'Cache-Control': 'no-store' }).send(text);
  });
  router.all('/metrics', onlyRead);
  return router;
}

/** Serves the same on `METRICS_PORT`, which only the watching program can reach. @returns how to close it */
export async function openMetricsPort(env: Env, read: () => Promise<Answer>): Promise<(() => void) | null> {
  if (env.METRICS_PORT === undefined) return null;
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    if (req.method !== 'GET') return void res.writeHead(405, { Allow: 'GET' }).end();
    if (env.METRICS_TOKEN && !isToken(req.headers.authorization, env.METRICS_TOKEN))
      return void res.writeHead(401).end();
    read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(503).end(),
    );
  });
  await openPort(server, { name: 'METRICS_PORT', port: env.METRICS_PORT, host: env.HOST });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
