import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODE_PATH, type Language, languages, PUBLIC_PATH } from '@rebblatt/contracts';
import {
  EMBED_PATH,
  type Listed,
  languageOf,
  type Message,
  messagePage,
  messageStyle,
  yearsPage,
} from '@rebblatt/visitor-pages';
import { type Logger, reasonOf } from '../lib/logger.ts';
import type { Pack } from './pack.ts';
import { robotsOf } from './robots.ts';
import { createSender, guardHeaders } from './send.ts';
import { type Shown, type ShownCatalog, type ShownEditions, stateOf } from './shown-editions.ts';
import type { VisitCounts } from './visit-counts.ts';

interface VisitorOptions {
  editions: ShownEditions;
  visits: Pick<VisitCounts, 'count'>;
  /** The public address of the product, without a slash at the end. */
  publicUrl: string;
  log: Logger;
}

const EMBED = /[?&]embed=1(?:&|$)/;
const isStart = /^(?:[a-z]{2}\/)?$/;
const ROOT = PUBLIC_PATH.slice(0, -1);
const STYLE = `${PUBLIC_PATH}_/stil.css`;
const statusOf: Record<Message, number> = { notFound: 404, gone: 410, notYet: 404, none: 404, later: 503 };

const isForVisitors = (path: string) =>
  path.startsWith(PUBLIC_PATH) || path === ROOT || path.startsWith(CODE_PATH) || path === '/robots.txt';

/** The language that a reader prefers of those there are. */
function languageFor(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [name = '', weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { name: name.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => languages.find((one) => one === name))
    .find((one) => one !== undefined);
  return best ?? 'de';
}

/**
 * Answers visitors: the catalogues at `/katalog`, the short addresses of printed codes at `/s`, and what search engines ask
 * first. Everything is sent from memory; the database is asked only after something has changed.
 * @returns a listener that says whether the request was its own
 */
export function createVisitors({ editions, visits, publicUrl, log }: VisitorOptions) {
  const guard = guardHeaders(publicUrl.startsWith('https:'));
  const sendFile = createSender(guard);

  /** Sends a small page that was made for this request. */
  const sendText = (
    req: IncomingMessage,
    res: ServerResponse,
    status: number,
    text: string,
    headers: Record<string, string | number> = {},
  ) => {
    const body = Buffer.from(text);
    res.writeHead(status, {
      ...guard,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Length': body.length,
      ...headers,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  const say = (
    req: IncomingMessage,
    res: ServerResponse,
    message: Message,
    language?: Language,
    to?: string,
  ) =>
    sendText(
      req,
      res,
      statusOf[message],
      messagePage(language ?? languageFor(req.headers['accept-language']), message, to),
      {
        ...(language === undefined && { Vary: 'Accept-Language' }),
        ...(message === 'later' && { 'Retry-After': 30 }),
      },
    );

  const redirect = (
    req: IncomingMessage,
    res: ServerResponse,
    status: 301 | 302,
    to: string,
    text = '',
    more: Record<string, string> = {},
  ) => sendText(req, res, status, text, { Location: to, ...more });

  const publicOnes = ({ catalogs }: Shown): ShownCatalog[] => {
    const today = editions.today();
    const running = ({ from, to }: ShownCatalog) => Number(from <= today && today <= to);
    return [...catalogs.values()]
      .filter((one) => stateOf(one, today) === 'public')
      .sort((a, b) => running(b) - running(a) || (a.to < b.to ? 1 : -1));
  };

  /** `/katalog`: to the running or newest one; whoever stays sees those of all years. */
  const sendRoot = (req: IncomingMessage, res: ServerResponse, shown: Shown, query: string) => {
    const language = languageFor(req.headers['accept-language']);
    const list: Listed[] = publicOnes(shown);
    const [first] = list;
    const page = yearsPage(language, list);
    const vary = { Vary: 'Accept-Language' };
    if (!first) return sendText(req, res, 404, page, vary);
    if (/^\?jahre\b/.test(query)) return sendText(req, res, 200, page, vary);
    const part = language === 'de' ? '' : `${language}/`;
    redirect(req, res, 302, `${PUBLIC_PATH}${first.slug}/${part}`, page, vary);
  };

  const sendRobots = (req: IncomingMessage, res: ServerResponse, shown: Shown) => {
    const maps = publicOnes(shown).map(({ slug }) => `${publicUrl}${PUBLIC_PATH}${slug}/sitemap.xml`);
    sendText(req, res, 200, robotsOf(maps), {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'max-age=300',
    });
  };

  /** `/s/{code}`: the exhibitor of a printed page. */
  const sendCode = async (req: IncomingMessage, res: ServerResponse, shown: Shown, code: string) => {
    const pageId = /^[0-9a-z]{1,7}$/i.test(code) ? Number.parseInt(code, 36) : Number.NaN;
    const catalog = shown.byPage.get(pageId);
    const state = catalog && stateOf(catalog, editions.today());
    if (state === 'gone') return say(req, res, 'gone');
    if (!catalog?.sha256 || state !== 'public') return say(req, res, 'notYet');
    const path = (await editions.packOf(catalog.sha256)).codes[pageId];
    if (path === undefined) return say(req, res, 'notYet');
    const language = languageFor(req.headers['accept-language']);
    const to = `${PUBLIC_PATH}${catalog.slug}/${language === 'de' ? '' : `${language}/`}${path}`;
    redirect(req, res, 302, to, '', { Vary: 'Accept-Language' });
  };

  /** What a path below a catalogue's leads to. */
  const sendBelow = (
    req: IncomingMessage,
    res: ServerResponse,
    pack: Pack,
    slug: string,
    asked: string,
    query: string,
  ) => {
    // A start page for a frame of another site is a page of its own.
    const rest = EMBED.test(query) && isStart.test(asked) ? asked + EMBED_PATH : asked;
    const file = pack.files.get(rest);
    if (file) {
      visits.count(editions.today(), slug, rest);
      return sendFile(req, res, pack, rest, file);
    }
    const [, prefix = '', start = ''] = /^(fr\/|en\/)?([a-z]+\/\d+)(?:-[^/]*)?$/.exec(rest) ?? [];
    const right = pack.numbers[start];
    if (right !== undefined)
      return redirect(req, res, 301, `${PUBLIC_PATH}${slug}/${prefix}${right}${query}`);
    // The slash at the end of a start page, and one too many elsewhere.
    const other = rest.endsWith('/') ? rest.replace(/\/+$/, '') : `${rest}/`;
    if (rest !== '' && pack.files.has(other))
      return redirect(req, res, 301, `${PUBLIC_PATH}${slug}/${other}${query}`);
    const language = languageOf(rest.split('/', 1)[0] ?? '');
    say(
      req,
      res,
      'notFound',
      language ?? undefined,
      `${PUBLIC_PATH}${slug}/${language ? `${language}/` : ''}`,
    );
  };

  const sendCatalog = (
    req: IncomingMessage,
    res: ServerResponse,
    shown: Shown,
    path: string,
    query: string,
  ): void | Promise<void> => {
    const end = path.indexOf('/', PUBLIC_PATH.length);
    const slug = path.slice(PUBLIC_PATH.length, end < 0 ? undefined : end);
    const catalog = shown.catalogs.get(slug);
    const state = catalog && stateOf(catalog, editions.today());
    const rest = end < 0 ? '' : path.slice(end + 1);
    const language = languageOf(rest.split('/', 1)[0] ?? '') ?? undefined;
    if (state === 'gone') return say(req, res, 'gone', language);
    if (!catalog?.sha256 || state !== 'public') return say(req, res, 'notFound', language);
    if (end < 0) return redirect(req, res, 301, `${PUBLIC_PATH}${slug}/${query}`);
    const pack = editions.packOf(catalog.sha256);
    if (pack instanceof Promise) return pack.then((read) => sendBelow(req, res, read, slug, rest, query));
    sendBelow(req, res, pack, slug, rest, query);
  };

  const answer = (
    req: IncomingMessage,
    res: ServerResponse,
    shown: Shown,
    path: string,
    query: string,
  ): void | Promise<void> => {
    if (path === ROOT || path === PUBLIC_PATH) return sendRoot(req, res, shown, query);
    if (path === '/robots.txt') return sendRobots(req, res, shown);
    if (path === STYLE)
      return sendText(req, res, 200, messageStyle, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      });
    if (path.startsWith(CODE_PATH)) return sendCode(req, res, shown, path.slice(CODE_PATH.length));
    return sendCatalog(req, res, shown, path, query);
  };

  const failed = (req: IncomingMessage, res: ServerResponse, error: unknown) => {
    log.warn({ event: 'visitors.failed', reason: reasonOf(error) }, 'a page for visitors could not be sent');
    if (res.headersSent) res.destroy();
    else say(req, res, 'later');
  };

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const url = req.url ?? '/';
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    if (!isForVisitors(path)) return false;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(req, res, 405, '', { Allow: 'GET, HEAD', Connection: 'close' });
      return true;
    }
    try {
      const query = at < 0 ? '' : url.slice(at);
      const shown = editions.shown();
      const sent =
        shown instanceof Promise
          ? shown.then((known) => answer(req, res, known, path, query))
          : answer(req, res, shown, path, query);
      if (sent instanceof Promise) sent.catch((error: unknown) => failed(req, res, error));
    } catch (error) {
      failed(req, res, error);
    }
    return true;
  };
}
