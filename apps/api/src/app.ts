import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import { allConstraints } from './constraints.ts';
import type { Context } from './context.ts';
import { readMetrics } from './features/operations/operations.presenter.ts';
import { findActor } from './features/session/session.queries.ts';
import { findActorOfToken } from './features/token/token.queries.ts';
import { apiDocs } from './http/api-docs.ts';
import { backEnd } from './http/back-end.ts';
import { cutAfterAnswer } from './http/body-limit.ts';
import { noticeBrokenAnswers } from './http/broken-answer.ts';
import { errorHandler } from './http/error-handler.ts';
import { noticeProxy } from './http/forwarded.ts';
import { health } from './http/health.ts';
import { createIdempotency } from './http/idempotency.ts';
import { maintenance } from './http/maintenance.ts';
import { countCalls, metricsRoute } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { securityHeaders } from './http/security-headers.ts';
import { actorFinder } from './http/signed-in.ts';
import { singlePage } from './http/single-page.ts';
import { uploadFolder } from './http/upload.ts';
import { createUploadBudget } from './http/upload-budget.ts';
import { logForWatchers } from './http/watch-log.ts';
import { AppError } from './lib/app-error.ts';
import { allEndpoints } from './routes.ts';
import { createVisitors } from './visitors/visitors.ts';

/** The version of the API in its documentation. */
const VERSION = '0.1.0';

/**
 * The whole HTTP interface of the product, without a port.
 * @param webFolder the built client; without it only the API answers
 */
export function createApp(context: Context, webFolder?: string): RequestListener {
  const { env, db, log } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('etag', false);
  app.use(noticeBrokenAnswers(log));
  app.use(noticeProxy(env.TRUST_PROXY, log));
  app.use(cutAfterAnswer);
  app.use(securityHeaders(context.publicUrl, env.WEBSOCKETS_PORT));
  app.use(compression());

  app.use(metricsRoute(env.METRICS_TOKEN, readMetrics(context)));
  const api = express.Router({ caseSensitive: true });
  api.use(countCalls(context.metrics));
  api.use(logForWatchers(log));
  api.use(health(context.checks));
  api.use(maintenance(env.MAINTENANCE));
  const endpoints = allEndpoints(context);
  api.use(apiDocs(endpoints, VERSION));
  api.use(
    mount(endpoints, {
      findActor: actorFinder(
        context.jwtSecret,
        (claims, call) => findActor(db, claims, call),
        (hash, ip) => findActorOfToken(db, hash, ip),
      ),
      idempotency: createIdempotency(db),
      uploads: createUploadBudget(context.throttle),
      uploadFolder: uploadFolder(env.DATA_DIR),
    }),
  );
  api.use(() => {
    throw new AppError(404, 'request.not-found');
  });
  app.use('/api', api);
  // Where clients of the Pusher protocol ask when they are not configured otherwise.
  app.use('/broadcasting/auth', (req, res, next) => {
    req.url = '/broadcasting/auth';
    api(req, res, next);
  });
  // The dashboard itself is a screen at the same path.
  app.use('/websockets', (req, res, next) => {
    if (!/^\/(api|auth|event)\b/.test(req.path)) return next();
    req.url = `/websockets${req.url}`;
    api(req, res, next);
  });
  app.use('/apps', maintenance(env.MAINTENANCE), backEnd(context));
  if (webFolder && existsSync(webFolder)) app.use(singlePage(webFolder));
  app.use(errorHandler(log, allConstraints));
  // Visitors are answered before anything of the product is asked: they are many, and their pages are in memory.
  const answerVisitor = createVisitors(context);
  return (req, res) => {
    if (!answerVisitor(req, res)) app(req, res);
  };
}
