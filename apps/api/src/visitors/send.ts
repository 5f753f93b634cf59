import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMBED_PATH } from '@rebblatt/visitor-pages';
import type { Encoding, Pack, PackedFile } from './pack.ts';

/**
 * Nothing but the site's own files, no frame, no form: a page of names and prices needs nothing more. The descriptions for
 * search engines in a page are data, which this does not concern.
 */
const policyFor = (ancestors: string) =>
  `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;

/** The headers of every answer to a visitor. @param https whether the product is only reached by it */
export const guardHeaders = (https: boolean): Record<string, string> => ({
  'Content-Security-Policy': policyFor("'none'"),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

const encodings = new Map<string, Encoding>();
const MAX_REMEMBERED = 200;

/** The best encoding that a client reads. Clients say it in a few ways, so the answers are remembered. */
function encodingFor(header: string): Encoding {
  const known = encodings.get(header);
  if (known) return known;
  const wanted = new Map(
    header.split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const reads = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0;
  const found = reads('br') ? 'br' : reads('gzip') ? 'gzip' : 'identity';
  if (encodings.size < MAX_REMEMBERED) encodings.set(header, found);
  return found;
}

/** Files that programs of other sites may read. */
const FOR_ALL = /^daten\.(json|csv)$/;
/** The page that other sites may show in theirs, and the script that does it. */
const EMBEDDED = new RegExp(`^(?:[a-z]{2}/)?${EMBED_PATH}$`);
const EMBED_SCRIPT = `${EMBED_PATH}.js`;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGES = 'public, max-age=60, stale-while-revalidate=600';

interface Ready {
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends the files of editions: in the encoding that is read, whole or in part, or not at all when they are known. */
export function createSender(guard: Record<string, string>) {
  const { 'X-Frame-Options': _, ...others } = guard;
  const open = { ...others, 'Content-Security-Policy': policyFor('*') };
  const ready = new WeakMap<PackedFile, Map<Encoding, Ready>>();

  const prepare = (pack: Pack, path: string, file: PackedFile, encoding: Encoding): Ready => {
    const forms = ready.get(file) ?? new Map<Encoding, Ready>();
    ready.set(file, forms);
    const known = forms.get(encoding);
    if (known) return known;
    const wanted = pack.bytesOf(file, encoding);
    const body = wanted ?? pack.bytesOf(file, 'identity') ?? Buffer.alloc(0);
    const used = wanted ? encoding : 'identity';
    const isForOthers = FOR_ALL.test(path) || path === EMBED_SCRIPT || EMBEDDED.test(path);
    const etag = `"${file.hash}${used === 'identity' ? '' : `-${used}`}"`;
    const one: Ready = {
      etag,
      body,
      headers: {
        ...(EMBEDDED.test(path) ? open : guard),
        'Content-Type': file.type,
        'Cache-Control': file.immutable ? IMMUTABLE : PAGES,
        ETag: etag,
        Vary: 'Accept-Encoding',
        'Accept-Ranges': 'bytes',
        'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
        ...(FOR_ALL.test(path) && { 'Access-Control-Allow-Origin': '*' }),
        ...(used !== 'identity' && { 'Content-Encoding': used }),
      },
    };
    forms.set(encoding, one);
    return one;
  };

  return function send(
    req: IncomingMessage,
    res: ServerResponse,
    pack: Pack,
    path: string,
    file: PackedFile,
  ): void {
    const { range } = req.headers;
    const encoding = range ? 'identity' : encodingFor(String(req.headers['accept-encoding'] ?? ''));
    const { etag, headers, body } = prepare(pack, path, file, encoding);
    if (isKnown(req.headers['if-none-match'], etag)) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    const ifRange = req.headers['if-range'];
    const part = range && (ifRange === undefined || ifRange === etag) ? rangeOf(range, body.length) : 'whole';
    if (part === 'none') {
      res.writeHead(416, { ...guard, 'Content-Range': `bytes */${body.length}`, 'Content-Length': 0 });
      res.end();
      return;
    }
    const sent = part === 'whole' ? body : body.subarray(part.from, part.to + 1);
    const more = part === 'whole' ? {} : { 'Content-Range': `bytes ${part.from}-${part.to}/${body.length}` };
    res.writeHead(part === 'whole' ? 200 : 206, { ...headers, ...more, 'Content-Length': sent.length });
    res.end(req.method === 'HEAD' ? undefined : sent);
  };
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

/** The one part that is asked for; several, or what is no range, is the whole. */
function rangeOf(header: string, size: number): { from: number; to: number } | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return 'whole';
  return from < size && to >= from ? { from, to } : 'none';
}
