import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import type { Actor } from '../lib/actor.ts';
import { AppError, forbidden } from '../lib/app-error.ts';
import { permitsContact } from './contact-rights.ts';
import type { Endpoint } from './endpoint.ts';
import { parseBody, parsePart } from './endpoint.ts';
import type { Idempotency } from './idempotency.ts';
import { jsonBodyUpTo, jsonBody as usualJsonBody } from './json-body.ts';
import { namedMissing } from './missing.ts';
import type { Sent } from './reply.ts';
import { reply } from './reply.ts';
import { limitCalls, refuseAccountFields, refuseToken } from './token-rights.ts';
import { discard, fileOf, formFields, multipart } from './upload.ts';
import type { UploadBudget } from './upload-budget.ts';
import { urlForm } from './url-form.ts';

/** What the routes need from the application. */
export interface MountOptions {
  /** Finds the caller, or null without a valid session. */
  findActor: (req: Request) => Promise<Actor | null>;
  idempotency: Idempotency;
  uploads: UploadBudget;
  uploadFolder: string;
}

/** Literal paths come before `/:perPage/:page`, whatever the order in which the slices are listed. */
function literalFirst(a: Endpoint, b: Endpoint): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const rank = (part: string | undefined) => (part?.startsWith(':') ? 1 : 0);
    const difference = rank(left[index]) - rank(right[index]);
    if (difference) return difference;
  }
  return right.length - left.length;
}

/** The endpoints in the order in which they are matched. */
export const inOrder = (endpoints: Endpoint[]) => [...endpoints].sort(literalFirst);

const authorised =
  (endpoint: Endpoint, options: MountOptions): RequestHandler =>
  async (req, res, next) => {
    res.locals.route = endpoint.path;
    const actor = await options.findActor(req);
    const { allow } = endpoint.contract;
    // Also of a call that is refused: a watcher wants to know whose it was.
    res.locals.actor = actor;
    if (actor?.token) {
      limitCalls(res, actor.token);
      refuseToken(actor.token, endpoint);
    }
    if (!allow.permits(actor)) throw actor ? forbidden() : new AppError(401, 'session.required');
    if (actor?.may && !permitsContact(actor.may, endpoint)) throw forbidden();
    if (actor?.factorMissing && !endpoint.contract.withoutFactor && allow.name !== 'anyone')
      throw new AppError(403, 'second-factor.required');
    next();
  };

const isForm = (req: Request) => Boolean(req.is('multipart/form-data'));
const isUrlForm = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));

function bodyReader({ contract }: Endpoint, { uploads, uploadFolder }: MountOptions): RequestHandler[] {
  const jsonBody = contract.maxBodyBytes ? jsonBodyUpTo(contract.maxBodyBytes) : usualJsonBody;
  if (!contract.upload) {
    if (!contract.body) return [];
    if (contract.urlForm) return [(...call) => (isUrlForm(call[0]) ? urlForm : jsonBody)(...call)];
    return contract.form ? [(...call) => (isForm(call[0]) ? formFields : jsonBody)(...call)] : [jsonBody];
  }
  const form = multipart(contract.upload, uploadFolder);
  return [
    async (req, res, next) => {
      if (!isForm(req)) return jsonBody(req, res, next);
      const { actor } = res.locals as { actor: Actor };
      const uploader = contract.uploader ? await contract.uploader(req.params, req.ip ?? '') : actor;
      res.locals.uploader = uploader;
      await uploads.begin(uploader);
      form(req, res, next);
    },
  ];
}

const run =
  (endpoint: Endpoint, options: MountOptions): RequestHandler =>
  async (req, res) => {
    try {
      const file = fileOf(req);
      if (file) await options.uploads.spend(res.locals.uploader as Actor, file.size);
      if (endpoint.contract.tellsKey) return await answer(endpoint, req, res, async () => undefined);
      await options.idempotency.once(
        req,
        res.locals.actor as Actor | null,
        (keep) => answer(endpoint, req, res, keep),
        ({ status, body }) => res.status(status).set('Idempotent-Replay', 'true').json(body),
      );
    } catch (error) {
      throw namedMissing(error, endpoint.path);
    } finally {
      await discard(req);
    }
  };

async function answer(
  { contract, handle, path }: Endpoint,
  req: Request,
  res: Response,
  keep: (sent: Sent) => Promise<void>,
) {
  const aborted = new AbortController();
  // Not after every answer: an abort nobody waits for costs as much as some queries.
  res.once('close', () => res.writableFinished || aborted.abort());
  const actor = res.locals.actor as Actor;
  const file = fileOf(req);
  if (actor?.token) refuseAccountFields(path, req.body);
  const params = parsePart(contract.params, req.params);
  const sent = { body: req.body as unknown, file, actor, params: { ...(params as object | undefined) } };
  const result = await handle({
    actor,
    params: params as never,
    query: parsePart(contract.query, req.query) as never,
    body: (await parseBody(contract, sent)) as never,
    file,
    ip: req.ip ?? '',
    userAgent: (req.get('user-agent') ?? '').slice(0, 200),
    signal: aborted.signal,
    header: (name: string) => req.get(name),
  });
  return reply(res, contract, result, keep);
}

/** A path without the names of its parameters: two patterns of the same shape match the same calls. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

/** The methods of each shape of paths, as the header `Allow` lists them; GET includes HEAD. */
function verbsOf(endpoints: Endpoint[]): Map<string, string> {
  const verbs = new Map<string, Set<string>>();
  for (const { path, method } of endpoints) {
    const known = verbs.get(shapeOf(path)) ?? new Set();
    verbs.set(shapeOf(path), known.add(method.toUpperCase()));
    if (method === 'get') known.add('HEAD');
  }
  return new Map([...verbs].map(([shape, known]) => [shape, [...known].sort().join(', ')]));
}

const firstWord = (path: string) => path.split('/', 2)[1] ?? '';

/**
 * Makes one router of all endpoints. A known path with another method answers 405 and lists the allowed ones. A call is
 * compared with the paths that begin with its first word only, not with all there are.
 */
export function mount(endpoints: Endpoint[], options: MountOptions): Router {
  const routers = new Map<string, Router>();
  const routerOf = (path: string) => {
    const known = routers.get(firstWord(path)) ?? Router({ caseSensitive: true });
    routers.set(firstWord(path), known);
    return known;
  };
  const ordered = inOrder(endpoints);
  for (const endpoint of ordered) {
    routerOf(endpoint.path)[endpoint.method](
      endpoint.path,
      authorised(endpoint, options),
      ...bodyReader(endpoint, options),
      run(endpoint, options),
    );
  }
  const verbs = verbsOf(ordered);
  for (const path of new Set(ordered.map((endpoint) => endpoint.path))) {
    routerOf(path).all(path, (_req, res) => {
      res.set('Allow', verbs.get(shapeOf(path)));
      throw new AppError(405, 'request.method-not-allowed');
    });
  }
  return Router({ caseSensitive: true }).use((req, res, next) => {
    const router = routers.get(firstWord(req.path));
    if (router) router(req, res, next);
    else next();
  });
}
