import type { WaitingPage } from '@rebblatt/contracts';
import Echo from 'laravel-echo';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { makePagePdf } from '../../testing/pdf.ts';
import { attachPdf } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let catalogId: number;
let standId: number;
const now = { at: new Date('2030-07-15T10:00:00Z') };

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now.at } });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  const joined = await joinFair(server, catalog, { companyName: 'Weingut Steg', adPages: 9 });
  owner = joined.client;
  catalogId = catalog.id;
  standId = joined.stand.id;
  const { prisma } = server.context.db;
  await prisma.exhibitor.update({ where: { id: joined.user.id }, data: { phone: '044 123 45 67' } });
  await prisma.user.update({ where: { id: joined.user.id }, data: { language: 'fr' } });
});
afterAll(() => server.stop());

/** An ad that is released at a time, by its exhibitor unless somebody else is named. */
async function released(hour: number, by: Client = owner): Promise<number> {
  const { id } = await makePage(server, catalogId, owner.userId, { pageType: 2, standId });
  await attachPdf(server, id, await makePagePdf(`INSERAT ${hour}`), 1);
  now.at = new Date(`2030-07-15T${hour}:00:00Z`);
  expect((await by.call('POST', `/page/exhibitor-release/${id}`, {})).status).toBe(200);
  return id;
}
const waiting = async (): Promise<WaitingPage[]> =>
  (await admin.call('GET', `/catalog/${catalogId}/waiting-pages`)).body.data;

it('lists what waits with the longest wait first, whose it is and who released it', async () => {
  const late = await released(14);
  const early = await released(11, admin);
  await makePage(server, catalogId, owner.userId);
  const pages = await waiting();
  expect(pages.map(({ id }) => id)).toEqual([early, late]);
  expect(pages[1]).toMatchObject({
    released_at: '2030-07-15T14:00:00.000Z',
    released_by: { name: 'Weingut Steg', on_behalf: null },
    pull: 1,
    compare_pull: null,
    exhibitor: { company_name: 'Weingut Steg' },
    contact: { phone: '044 123 45 67', language: 'fr' },
  });
  expect(pages[0]?.released_by?.name).not.toBe('Weingut Steg');
  await admin.call('PUT', `/page/${early}`, { release_accepted: 1 });
  expect((await waiting()).map(({ id }) => id)).toEqual([late]);
  // An acceptance that is taken back has kept its place.
  await admin.call('PUT', `/page/${early}`, { release_accepted: null });
  expect((await waiting()).map(({ id }) => id)).toEqual([early, late]);
  // What is released again waits since then, and can be compared with what was released before.
  now.at = new Date('2030-07-15T14:30:00Z');
  await admin.call('POST', `/page/cancel-release/${early}`, {});
  await owner.call('POST', `/page/exhibitor-release/${early}`, {});
  const again = await waiting();
  expect(again.map(({ id }) => id)).toEqual([late, early]);
  expect(again[1]).toMatchObject({ pull: 2, compare_pull: 1 });
  const marks = await admin.call('GET', `/page/${early}/pull/2/picture?against=1`);
  expect(marks.status).toBe(200);
  // What was taken back before anybody decided is nothing that the organiser has seen.
  await admin.call('PUT', `/page/${early}`, { release_accepted: 0, comment: 'Bitte grösser.' });
  await owner.call('POST', `/page/exhibitor-release/${early}`, {});
  await owner.call('POST', `/page/cancel-release/${early}`, {});
  await owner.call('POST', `/page/exhibitor-release/${early}`, {});
  expect((await waiting())[1]).toMatchObject({ pull: 4, compare_pull: 2 });
});

it('tells administrators, and nobody else, as soon as more or less waits', async () => {
  const echoes = [admin, owner].map((client) => {
    const echo = new Echo({
      broadcaster: 'socket.io',
      client: io,
      host: server.origin,
      transports: ['websocket'],
      forceNew: true,
      auth: { headers: { Authorization: `Bearer ${client.token}` } },
      withoutInterceptors: true,
    });
    const messages: { pages: number }[] = [];
    const own: { id: number; state: string; comment: string | null }[][] = [];
    const statuses: unknown[] = [];
    echo
      .private(`status.${client.userId}`)
      .listen('.WaitingEvent', (data: { pages: number }) => messages.push(data))
      .listen('.PagesEvent', (data: (typeof own)[number]) => own.push(data))
      .listen('.StatusEvent', (data: unknown) => statuses.push(data));
    return { echo, messages, own, statuses };
  });
  const [organiser, exhibitor] = echoes;
  await expect.poll(() => echoes.every(({ statuses }) => statuses.length > 0)).toBe(true);
  const id = await released(15);
  await expect.poll(() => organiser?.messages.at(-1)).toEqual({ pages: 3, logos: 0 });
  await admin.call('PUT', `/page/${id}`, { release_accepted: 0, comment: 'Bitte grösser.' });
  await expect.poll(() => organiser?.messages.at(-1)).toEqual({ pages: 2, logos: 0 });
  expect(exhibitor?.messages).toEqual([]);
  // The exhibitor hears of the decision, and not of the own release before it.
  await expect.poll(() => exhibitor?.own.length).toBe(1);
  const decided = exhibitor?.own[0]?.find((page) => page.id === id);
  expect(decided).toMatchObject({ state: 'rejected', comment: 'Bitte grösser.' });
  expect(organiser?.own).toEqual([]);
  for (const { echo } of echoes) echo.disconnect();
});
