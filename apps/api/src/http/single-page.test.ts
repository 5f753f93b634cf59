import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { singlePage } from './single-page.ts';

let folder: string;
let server: Server;

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
  server = createServer(express().use(singlePage(web)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Asks for a path as it stands; fetch would tidy it up. */
const ask = (path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.once('error', reject).end();
  });

it('gives the client, its assets, and itself for its own addresses', async () => {
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
])('gives nothing else: %s', async (path) => {
  const { status, text } = await ask(path);
  expect(text).not.toContain('SECRET');
  expect(status).toBeLessThan(500);
});

it('lists no folder', async () => {
  const { text } = await ask('/assets/');
  expect(text).not.toContain('app.js');
});
