import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { maintenance } from './maintenance.ts';
import { singlePage } from './single-page.ts';

let folder: string;
let server: Server;
/** What is in the log. */
const logged: string[] = [];
const keep = (line: string) => logged.push(line);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-web-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(folder, 'data', 'files'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<title>Rebblatt</title>');
  await writeFile(join(web, 'assets', 'app.js'), 'start()');
  await writeFile(join(web, '.env'), 'SECRET');
  await writeFile(join(folder, 'data', 'jwt-secret'), 'SECRET');
  await writeFile(join(folder, 'data', 'files', 'ab'), 'SECRET');
  const app = express()
    .use('/api', maintenance(true))
    .use(singlePage(web))
    .use(errorHandler(pino({ level: 'error' }, { write: keep }), {}));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Requests a path as it is; fetch would normalise it. */
const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<{ status: number; bytes: Buffer; text: string; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.once('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            bytes,
            text: String(bytes),
            headers: response.headers,
          });
        });
      });
      call.once('error', reject).end();
    },
  );

it('serves the client, its assets, and the client again for its own routes', async () => {
  expect((await ask('/assets/app.js')).text).toBe('start()');
  for (const path of ['/', '/wine', '/page/edit/17?x=1'])
    expect((await ask(path)).text).toContain('Rebblatt');
});

it.each([
  ...[
    '/../data/jwt-secret',
    '/assets/../../data/jwt-secret',
    '/..%2fdata%2fjwt-secret',
    '/%2e%2e/data/jwt-secret',
  ],
  ...['/%2e%2e%2fdata/jwt-secret', '/..%5cdata%5cjwt-secret', '/....//data/jwt-secret', '/.env', '/%2eenv'],
  ...[
    '/data/files/ab',
    '/assets/%2e%2e/.env',
    '/../data/files/ab',
    '/assets/..%00/.env',
    '//data/jwt-secret',
  ],
])('serves nothing else: %s', async (path) => {
  const { status, text } = await ask(path);
  expect(text).not.toContain('SECRET');
  expect(status).toBeLessThan(500);
});

it.each([
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])(
  'sends the same code compressed, each time anew, to who accepts %s',
  async (accepted, sent, decompress) => {
    for (const _again of [1, 2]) {
      const { bytes, headers } = await ask('/assets/app.js', { headers: { 'Accept-Encoding': accepted } });
      expect(String(decompress(bytes))).toBe('start()');
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': sent,
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
    }
  },
);

it('sends plain bytes to who asks for a part of a file, or reads nothing compressed', async () => {
  const part = await ask('/assets/app.js', { headers: { 'Accept-Encoding': 'gzip', Range: 'bytes=0-4' } });
  expect([part.status, part.text]).toEqual([206, 'start']);
  expect((await ask('/assets/app.js')).headers['content-encoding']).toBeUndefined();
});

it('looks again for a file that was not there', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  expect((await ask('/assets/late.js', { headers })).status).toBe(404);
  await writeFile(join(folder, 'web', 'assets', 'late.js'), 'late()');
  expect(String(gunzipSync((await ask('/assets/late.js', { headers })).bytes))).toBe('late()');
});

it('does not list folders', async () => {
  const { text } = await ask('/assets/');
  expect(text).not.toContain('app.js');
});

it.each<[string, string, Asked, number, string]>([
  [
    'a range beyond its end',
    '/assets/app.js',
    { headers: { Range: 'bytes=900-' } },
    416,
    'request.range-unsatisfiable',
  ],
  [
    'a condition that does not hold',
    '/assets/app.js',
    { headers: { 'If-Match': '"x"' } },
    412,
    'request.precondition-failed',
  ],
  [
    'a screen under such a condition',
    '/wine',
    { headers: { 'If-Match': '"x"' } },
    412,
    'request.precondition-failed',
  ],
  ['an encoded slash', '/assets/..%2f..%2fdata', {}, 404, 'request.not-found'],
  ['an incomplete character', '/assets/%ff', {}, 400, 'request.undecodable'],
  ['a file that is not there', '/assets/gone.js', {}, 404, 'request.not-found'],
  ['a picture that is not there', '/gone.png', {}, 404, 'request.not-found'],
  ['a form sent to a screen', '/login', { method: 'POST' }, 405, 'request.method-not-allowed'],
  ['a call while maintenance is on', '/api/wine/20/1', {}, 503, 'server.maintenance'],
  ['a form sent to an asset', '/assets/app.js', { method: 'PUT' }, 405, 'request.method-not-allowed'],
])('refuses %s in the product’s own form, and logs no fault', async (_what, path, asked, status, code) => {
  const answer = await ask(path, asked);
  expect([answer.status, JSON.parse(answer.text).error]).toEqual([status, code]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
  if (status === 416) expect(answer.headers['content-range']).toBe('bytes */7');
  expect(logged).toEqual([]);
});
