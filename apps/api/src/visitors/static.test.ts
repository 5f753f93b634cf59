import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOfPage } from '@rebblatt/contracts';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePublication } from '../features/edition/publish.commands.ts';
import { fairClock } from '../testing/fair.ts';
import { makePrintedFair } from '../testing/printed-fair.ts';
import { programWords } from '../testing/program.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { writeSite } from './static-folder.ts';

const SLUG = 'hauptmesse-2030';
const ROOT = `/katalog/${SLUG}/`;

let server: TestServer;
let fair: Awaited<ReturnType<typeof makePrintedFair>>;
let place: string;
let folder: string;
/** A server of files that knows nothing of the product, with its usual settings. */
let foreign: Server;
let origin: string;

async function publish() {
  const edition = await preparePublication(server.context, fair.catalog.id, {
    userId: null,
    onlyChanged: false,
  });
  await server.context.db.transact(async (tx) => edition?.publish(tx));
  server.context.editions.forget();
}

/** The program as an operator starts it. */
async function write(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { DATA_DIR } = server.context.env;
  const env = {
    PATH: process.env.PATH,
    INIT_CWD: place,
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: server.context.jwtSecret,
    DATA_DIR,
  };
  const program = [...programWords('programs/publish-static'), ...words];
  return promisify(execFile)(process.execPath, program, { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

const textAt = async (at: string, path: string) => {
  const answer = await fetch(at + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  fair = await makePrintedFair(server, 'Hauptmesse 2030', '2030-07-01', '2030-07-31');
  await publish();
  place = await mkdtemp(join(tmpdir(), 'rebblatt-static-'));
  folder = join(place, 'web');
  const written = await write(SLUG, 'web');
  expect([written.code, written.stderr]).toEqual([0, '']);
  expect(written.stdout).toContain('Addresses in them begin with http://catalogue.test.');
  foreign = createServer(express().use(express.static(folder)));
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  foreign?.closeAllConnections();
  foreign?.close();
  await server.stop();
  await rm(place, { recursive: true, force: true });
});

describe('a catalogue as plain files', () => {
  it('has the same page at every address that search engines find', async () => {
    const map = await textAt(origin, `${ROOT}sitemap.xml`);
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
    expect(addresses.length).toBeGreaterThan(10);
    for (const path of addresses)
      expect(await textAt(origin, path), path).toBe(await textAt(server.origin, path));
  });

  it('has the same data, list, service worker and styles', async () => {
    const [, style = ''] = /href="(\/katalog\/[^"]+\.css)"/.exec(await textAt(origin, ROOT)) ?? [];
    const names = [
      'merkliste',
      'fr/merkliste',
      'daten.json',
      'daten.csv',
      'ausgabe.json',
      'sw.js',
      'einbetten.js',
    ];
    const more = ['unterwegs-en.json', 'fr/einbetten', 'sitemap.xml'].map((name) => ROOT + name);
    for (const path of [...names.map((name) => ROOT + name), ...more, style, '/katalog/_/stil.css'])
      expect(await textAt(origin, path), path).toBe(await textAt(server.origin, path));
    expect(await textAt(origin, '/robots.txt')).toBe(await textAt(server.origin, '/robots.txt'));
  });

  it('has what the search needs, at the addresses that its pages name', async () => {
    const page = await textAt(origin, `${ROOT}en/`);
    const [, script = '', root = '', index = ''] =
      /<script src="([^"]+)"[^>]* data-root="([^"]+)" data-index="([^"]+)"/.exec(page) ?? [];
    const code = await fetch(origin + script);
    expect([code.status, code.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/javascript/),
    ]);
    const found = JSON.parse(await textAt(origin, root + index));
    expect(found.wines.map((wine: unknown[]) => wine[1])).toContain('Räuschling Alte Reben');
  });

  it('leads from codes on paper and from /katalog, and has a page for what is missing', async () => {
    const lead = await textAt(origin, `/s/${codeOfPage(fair.seehalde.page.id)}`);
    expect(lead).toContain(`content="0;url=${ROOT}aussteller/${fair.seehalde.user.id}-weingut-seehalde"`);
    expect(await textAt(origin, '/katalog')).toContain(`<a href="${ROOT}">Hauptmesse 2030</a>`);
    expect((await fetch(`${origin}${ROOT}nichts`)).status).toBe(404);
    expect(await textAt(origin, '/404.html')).toContain('Hier ist nichts');
    expect(await textAt(origin, `${ROOT}en/404.html`)).toContain('There is nothing here');
  });

  it('is replaced as a whole by the next edition, also behind a symbolic link', async () => {
    await writeFile(join(folder, ROOT, 'fr/veraltet.html'), 'of an edition before');
    await symlink(folder, join(place, 'link'));
    await publish();
    expect((await write(SLUG, 'link')).code).toBe(0);
    expect(JSON.parse(await textAt(origin, `${ROOT}ausgabe.json`)).number).toBe(2);
    expect(await readdir(join(folder, ROOT, 'fr'))).not.toContain('veraltet.html');
    expect((await readdir(place)).sort()).toEqual(['link', 'web']);
  });
});

describe('publish:static refuses in plain words', () => {
  it('a catalogue that is not there, and words that it does not know', async () => {
    expect(await write('anders', 'other')).toMatchObject({
      code: 1,
      stderr: `There is no published catalogue “anders”. Published: ${SLUG}.\n`,
    });
    for (const words of [[SLUG], ['--quick', SLUG, 'other']])
      expect(await write(...words)).toMatchObject({
        code: 2,
        stderr: 'Usage: npm run publish:static -- SLUG FOLDER\n',
      });
    expect(await readdir(place)).not.toContain('other');
  });

  it('a folder that holds something else', async () => {
    const own = join(place, 'own');
    await mkdir(own);
    await writeFile(join(own, 'index.html'), 'mine');
    expect(await write(SLUG, 'own')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`holds something else than the catalogue “${SLUG}” (index.html).`),
    });
    expect(await readFile(join(own, 'index.html'), 'utf8')).toBe('mine');
    const nothing = new Map<string, string>();
    await expect(writeSite(join(own, 'index.html'), SLUG, nothing)).rejects.toThrow('is a file');
    await writeFile(join(folder, 'favicon.ico'), 'added');
    await expect(writeSite(folder, SLUG, nothing)).rejects.toThrow('(favicon.ico)');
    await expect(writeSite(folder, 'other', nothing)).rejects.toThrow('holds something else');
    await rm(join(folder, 'favicon.ico'));
    await rm(own, { recursive: true });
  });

  it('a catalogue that visitors do not see', async () => {
    const { prisma } = server.context.db;
    const at = { catalogId: fair.catalog.id };
    const before = await prisma.publication.findUniqueOrThrow({ where: at });
    const refusalOf = async (data: Parameters<typeof prisma.publication.update>[0]['data']) => {
      await prisma.publication.update({ where: at, data });
      const { code, stderr } = await write(SLUG, 'web');
      expect(code).toBe(1);
      return stderr;
    };
    const days = { publicFrom: null, publicUntil: null };
    expect(await refusalOf({ publicFrom: new Date('2999-01-01') })).toContain('from 01.01.2999 on.');
    expect(await refusalOf({ ...days, publicUntil: new Date('2001-01-01') })).toContain('until 01.01.2001.');
    expect(await refusalOf({ ...days, editionId: null, withdrawnId: before.editionId })).toContain(
      'has been withdrawn.',
    );
    expect(JSON.parse(await textAt(origin, `${ROOT}ausgabe.json`)).number).toBe(2);
  });
});
