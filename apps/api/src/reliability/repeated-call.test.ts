import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { createConnectionCutter } from '../testing/cut-connection.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let catalogId: number;
let logo: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  owner = (await joinFair(server, catalog)).client;
  logo = await logoSpecimen({ seed: 5, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
});

const logoForm = () => {
  const form = new FormData();
  form.set('name', 'Signet');
  form.set('file', new Blob([Uint8Array.from(logo)]), 'signet.pdf');
  return form;
};
/** A second book would be refused while one is queued. */
const cancelBook = () => admin.call('POST', `/print/catalog/${catalogId}/cancel`);
const withKey = (key: string) => ({ 'Idempotency-Key': key });

const calls: [
  what: string,
  call: (key: string) => ReturnType<Client['call']>,
  count: () => Promise<number>,
][] = [
  [
    'a country',
    (key) => admin.call('POST', '/country', { name: `Land ${key}` }, withKey(key)),
    () => server.context.db.prisma.country.count(),
  ],
  [
    'an uploaded logo',
    (key) => owner.call('POST', '/logo', logoForm(), withKey(key)),
    () => server.context.db.prisma.logo.count(),
  ],
  [
    'a book',
    (key) => admin.call('POST', `/print/catalog/${catalogId}`, undefined, withKey(key)),
    () => server.context.db.prisma.job.count({ where: { kind: 'generate-catalog' } }),
  ],
];

describe('a call that is repeated with its key', () => {
  it.each(calls)('creates %s once and returns the first answer again', async (what, call, count) => {
    const before = await count();
    const key = `lost-answer-${what.replaceAll(' ', '-')}`;
    const first = await call(key);
    expect(first.status).toBe(201);
    const again = await call(key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it.each(calls)(
    'creates %s once of ten concurrent calls, and all get the same answer',
    async (what, call, count) => {
      await cancelBook();
      const before = await count();
      const clicks = await Promise.all(
        Array.from({ length: 10 }, () => call(`zehn-klicks-${what.replaceAll(' ', '-')}`)),
      );
      expect(clicks.map(({ status, body }) => [status, body])).toEqual(
        clicks.map(() => [201, clicks[0]?.body]),
      );
      expect(await count()).toBe(before + 1);
    },
  );

  it.each(calls)(
    'creates %s once, wherever its connection to the database breaks',
    async (what, call, count) => {
      await cancelBook();
      const before = await count();
      const key = `abgerissen-${what.replaceAll(' ', '-')}`;
      const cutter = createConnectionCutter();
      try {
        let cuts = 0;
        for (let status = 0; status !== 201; ) {
          cutter.armAfter(cuts + 1, { alsoCommit: true });
          const answer = await call(key);
          status = answer.status;
          if (cutter.happened()) cuts++;
          // Until the database notices that the broken connection is gone, it keeps the lock of the call.
          else if (answer.body.error !== 'request.in-progress') expect(status).toBe(201);
        }
        // The last break was after the commit: the lost answer was stored.
        expect(cuts).toBeGreaterThan(3);
        const again = await call(key);
        expect([again.status, again.headers.get('idempotent-replay')]).toEqual([201, 'true']);
      } finally {
        cutter.remove();
      }
      expect(await count()).toBe(before + 1);
    },
  );

  it('with other fields or another file is refused, and nothing is created', async () => {
    const { country, logo: logos } = server.context.db.prisma;
    const key = withKey('gleich-aber-anders');
    expect((await admin.call('POST', '/country', { name: 'So' }, key)).status).toBe(201);
    const other = await admin.call('POST', '/country', { name: 'Anders' }, key);
    expect([other.status, other.body.error]).toEqual([422, 'request.key-reused']);
    expect(await country.count({ where: { name: 'Anders' } })).toBe(0);
    expect((await owner.call('POST', '/logo', logoForm(), key)).status).toBe(201);
    const before = await logos.count();
    const changed = logoForm();
    changed.set('file', new Blob([Uint8Array.from(logo), '%']), 'signet.pdf');
    const swapped = await owner.call('POST', '/logo', changed, key);
    expect([swapped.status, swapped.body.error]).toEqual([422, 'request.key-reused']);
    expect(await logos.count()).toBe(before);
  });

  it('for something else is refused; after a refused form a corrected one is accepted', async () => {
    await admin.call('POST', '/country', { name: 'Erstland' }, withKey('ein-schluessel'));
    const other = await admin.call('POST', '/region', { name: 'X' }, withKey('ein-schluessel'));
    expect([other.status, other.body.error]).toEqual([422, 'request.key-reused']);
    const empty = await admin.call('POST', '/country', { name: '' }, withKey('korrigiert-1'));
    expect(empty.status).toBe(422);
    const corrected = await admin.call('POST', '/country', { name: 'Korrigiert' }, withKey('korrigiert-1'));
    expect(corrected.status).toBe(201);
  });

  it.each([
    ['empty', ''],
    ['short', 'kurz'],
    ['endless', 'x'.repeat(101)],
    ['of invalid characters', 'ein Schluessel mit Leerzeichen'],
  ])('is refused when the key is %s, and nothing is created', async (what, key) => {
    const name = `Land mit Schlüssel ${what}`;
    const { status, body } = await admin.call('POST', '/country', { name }, withKey(key));
    expect([status, body.errors]).toEqual([
      422,
      { 'Idempotency-Key': [{ key: 'validation.invalid', params: {} }] },
    ]);
    expect(await server.context.db.prisma.country.count({ where: { name } })).toBe(0);
  });

  it('by somebody else is another call', async () => {
    const mine = await admin.call('POST', '/country', { name: 'Meins' }, withKey('gleicher-schluessel'));
    const organiser = await joinOrganiser(server);
    const theirs = await organiser.call(
      'POST',
      '/country',
      { name: 'Ihres' },
      withKey('gleicher-schluessel'),
    );
    expect([mine.status, theirs.status]).toEqual([201, 201]);
  });
});
