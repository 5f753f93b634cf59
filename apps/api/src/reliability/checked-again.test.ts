import { statusStates } from '@rebblatt/contracts';
import { createPress } from '@rebblatt/press';
import { adSpecimen, contentSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../testing/fair.ts';
import { makePagePdf } from '../testing/pdf.ts';
import { BROWSER_FOLDER } from '../testing/press.ts';
import { killPress } from '../testing/press-processes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const TIMEOUT_MS = 240_000;
const press = createPress({ dataDir: BROWSER_FOLDER, lowPriority: false });

let server: TestServer;
let owner: Client;
let organiser: Client;
let stranger: Client;
let catalogId: number;
let adId: number;

beforeAll(async () => {
  server = await startTestServer({ press, clock: fairClock }, { env: { WORKERS: '2' } });
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  const { client, user, stand } = await joinFair(server, catalog, { companyName: 'Weingut Steg' });
  owner = client;
  organiser = await joinOrganiser(server);
  stranger = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  adId = (await makePage(server, catalogId, user.id, { pageType: 2, standId: stand.id })).id;
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await press.close();
});

const winery = { name: 'Weingut Steg', place: 'Stäfa' };
const greeting = { title: 'Grusswort', paragraphs: ['Willkommen.'] };

const formOf = (bytes: Uint8Array, fields: object = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'datei.pdf');
  return form;
};

/** An uploaded file as its owner and the administrators see it, whatever it is of. */
interface Uploaded {
  by: Client;
  path: string;
  again: string;
  /** From the answer: how far its check is and what it found. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  read: (data: any) => { status: number; report: object | null };
}

const ofPage: Uploaded['read'] = (data) => ({
  status: data.status.status,
  report: data.content_report ?? null,
});

/** Uploads one of everything that is checked. */
async function uploadAll(): Promise<Uploaded[]> {
  const signet = await logoSpecimen({ ...winery, seed: 1, since: 1907 });
  const logo = await owner.call('POST', '/logo', formOf(signet));
  const ad = await owner.call(
    'POST',
    '/catalog/update-ad',
    formOf(
      await adSpecimen({ ...winery, seed: 2, slogan: 'Besuchen Sie uns', stand: '12', website: 'steg.test' }),
      { id: adId },
    ),
  );
  const about = { catalog_id: catalogId, description: 'Grusswort' };
  const content = await organiser.call(
    'POST',
    '/catalog/add-content',
    formOf(await contentSpecimen({ seed: 3, pages: [greeting] }), about),
  );
  const cover = await organiser.call(
    'POST',
    `/print/cover/${catalogId}`,
    formOf(await makePagePdf('UMSCHLAG')),
  );
  expect([logo, ad, content, cover].map(({ status }) => status)).toEqual([201, 200, 201, 201]);
  const [logoId, contentId] = [logo.body.data.id, content.body.data.id];
  const plain: Uploaded['read'] = ({ status, report }) => ({ status, report: report ?? null });
  return [
    { by: owner, path: `/logo/${logoId}`, again: `/logo/${logoId}/check-again`, read: plain },
    { by: owner, path: `/page/${adId}`, again: `/page/${adId}/check-again`, read: ofPage },
    { by: organiser, path: `/page/${contentId}`, again: `/page/${contentId}/check-again`, read: ofPage },
    {
      by: organiser,
      path: `/print/cover/${catalogId}`,
      again: `/print/cover/${catalogId}/check-again`,
      read: plain,
    },
  ];
}

const stateOf = async ({ by, path, read }: Uploaded) => read((await by.call('GET', path)).body.data);

const ended = (uploaded: Uploaded) =>
  vi.waitFor(
    async () => {
      const state = await stateOf(uploaded);
      expect(state.status).not.toBe(0);
      return state;
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );

const checksWaiting = () =>
  server.context.db.prisma.job.count({
    where: { kind: { startsWith: 'check-' }, state: { in: ['queued', 'running'] } },
  });

it('a file that the server could not check is not blamed, and checked again when somebody asks', {
  timeout: 2 * TIMEOUT_MS,
}, async () => {
  const killer = killPress(/preflight\.worker/, () => true);
  let all: Uploaded[];
  try {
    all = await uploadAll();
    for (const uploaded of all) expect(await ended(uploaded)).toEqual({ status: 2, report: null });
    const { body } = await owner.call('GET', '/status/20/1');
    expect(body.data).toHaveLength(2);
    for (const entry of body.data)
      expect(entry).toMatchObject({ status: statusStates.failed, error: 'file.not-processed' });
    // Nothing that is refused meanwhile says that the file has errors.
    const released = await owner.call('POST', `/page/exhibitor-release/${adId}`, {});
    expect([released.status, released.body.error]).toEqual([409, 'file.not-processed']);
    const logo = all[0]?.path ?? '';
    const approved = await organiser.call('PUT', logo, { approved: 1 });
    expect([approved.status, approved.body.error]).toEqual([409, 'file.not-processed']);
    const { body: left } = await organiser.call('POST', `/print/count-pages/${catalogId}`);
    expect(JSON.stringify(left)).not.toContain('pdf-has-errors');
  } finally {
    killer.stop();
  }

  for (const { again } of all) {
    const refused = await stranger.call('POST', again);
    expect(refused.status).toBe(again.includes('cover') ? 403 : 404);
  }
  expect(await checksWaiting()).toBe(0);

  // Twice at once is one check; an administrator may ask for what an exhibitor owns.
  const calls = all.flatMap(({ again, by }) => [by.call('POST', again), organiser.call('POST', again)]);
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect(await server.context.db.prisma.job.count({ where: { kind: { startsWith: 'check-' } } })).toBe(8);

  const ends = await Promise.all(all.map(ended));
  // The cover has one page instead of four, which is now said.
  expect(ends.map(({ status }) => status)).toEqual([1, 1, 1, 2]);
  for (const { report } of ends) expect(report).not.toBeNull();
  const { body: bell } = await owner.call('GET', '/status/20/1');
  expect(bell.data.filter(({ status }: { status: number }) => status === statusStates.failed)).toEqual([]);

  // What has been checked stays as it is.
  for (const uploaded of all) {
    const before = await stateOf(uploaded);
    expect((await uploaded.by.call('POST', uploaded.again)).status).toBe(200);
    expect(await stateOf(uploaded)).toEqual(before);
  }
  expect(await checksWaiting()).toBe(0);
});
