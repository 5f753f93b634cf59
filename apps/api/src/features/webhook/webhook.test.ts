import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, fieldsOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { type Arrived, type Receiver, startReceiver } from '../../testing/receiver.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { noteCatalogDays } from './wake.commands.ts';

let server: TestServer;
let admin: Client;
const receivers: Receiver[] = [];

beforeAll(async () => {
  server = await startTestServer({}, { env: { WEBHOOK_PRIVATE: '1', WORKERS: '2' } });
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterEach(async () => {
  await server.context.db.pool.query('DELETE FROM webhook');
  for (const receiver of receivers.splice(0)) await receiver.stop();
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const receive = async (answer?: Parameters<typeof startReceiver>[0]) => {
  const receiver = await startReceiver(answer);
  receivers.push(receiver);
  return receiver;
};

async function make(url: string, events: string[] = ['exhibitor.changed']) {
  const answer = await admin.call('POST', '/webhook', { url, events });
  expect(answer.status).toBe(201);
  return answer.body.data as { id: number; secret: string };
}

const deliveriesOf = async (id: number) =>
  (await admin.call('GET', `/webhook/${id}/delivery`)).body.data as {
    id: number;
    state: string;
    tries: number;
    status: number | null;
    error: string | null;
    event_id: string;
  }[];

/** Waits until every delivery of a webhook has been tried. */
const triedOf = (id: number) =>
  vi.waitFor(
    async () => {
      const rows = await deliveriesOf(id);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ tries }) => tries > 0)).toBe(true);
      return rows;
    },
    { timeout: 20_000, interval: 50 },
  );

async function changeOf(exhibitorId: number, city: string) {
  const answer = await admin.call('PUT', `/exhibitor/${exhibitorId}`, { city });
  expect(answer.status).toBe(200);
}

describe('a webhook', () => {
  it('is told of a change after its commit, signed as the Standard Webhooks specification says', async () => {
    const receiver = await receive();
    const { id, secret } = await make(receiver.url);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { exhibitor } = await companyOf();
    await changeOf(exhibitor, 'Zug');
    await receiver.until(1);
    const [message] = receiver.arrived as [Arrived];
    const read = new Webhook(secret).verify(message.text, message.headers as Record<string, string>);
    expect(read).toEqual({
      type: 'exhibitor.changed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: exhibitor, page_id: null, exhibitor_id: exhibitor },
    });
    expect(() =>
      new Webhook(secret).verify(`${message.text} `, message.headers as Record<string, string>),
    ).toThrow();
    const [delivery] = await triedOf(id);
    expect(delivery).toMatchObject({ state: 'delivered', tries: 1, status: 204, error: null });
    expect(delivery?.event_id).toBe(message.headers['webhook-id']);
  });

  it('shows its secret once, and stores it sealed', async () => {
    const { id, secret } = await make('https://receiver.test/hook');
    expect(JSON.stringify((await admin.call('GET', '/webhook')).body)).not.toContain(secret.slice(6));
    const row = await server.context.db.prisma.webhook.findUniqueOrThrow({ where: { id } });
    expect(row.secret).not.toContain(secret.slice(6));
    const history = await server.context.db.pool.query("SELECT * FROM history WHERE entity = 'webhook'");
    expect(JSON.stringify(history.rows)).not.toContain(secret.slice(6));
  });

  it('is told only of what it wants, and nothing of a change that was rolled back or refused', async () => {
    const receiver = await receive();
    const { id } = await make(receiver.url, ['page.released']);
    const { exhibitor } = await companyOf();
    await changeOf(exhibitor, 'Bern');
    expect((await admin.call('PUT', `/exhibitor/${exhibitor}`, { zip_code: 'x'.repeat(400) })).status).toBe(
      422,
    );
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('sends again with the same id what did not arrive, and the events of one object in their order', async () => {
    let broken = true;
    const receiver = await receive((res) => res.writeHead(broken ? 500 : 200).end());
    const { id } = await make(receiver.url);
    const { exhibitor } = await companyOf();
    await changeOf(exhibitor, 'Chur');
    await receiver.until(1);
    await vi.waitFor(async () => expect((await deliveriesOf(id))[0]?.tries).toBe(1), { timeout: 10_000 });
    await changeOf(exhibitor, 'Basel');
    await changeOf(exhibitor, 'Olten');
    broken = false;
    await receiver.until(4);
    const ids = receiver.arrived.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
    const rows = [...(await triedOf(id))].reverse();
    expect(ids.slice(1)).toEqual(rows.map(({ event_id }) => event_id));
    expect(rows.map(({ state, tries }) => [state, tries])).toEqual([
      ['delivered', 2],
      ['delivered', 1],
      ['delivered', 1],
    ]);
  }, 30_000);

  it('does not follow redirects, and reads no more than 64 kB of an answer', async () => {
    const elsewhere = await receive();
    const redirecting = await receive((res) => res.writeHead(302, { Location: elsewhere.url }).end());
    const endless = await receive((res) => {
      res.writeHead(200);
      const chunk = Buffer.alloc(32 * 1024, 'x');
      const pour = () => {
        while (!res.destroyed && res.write(chunk));
        if (!res.destroyed) res.once('drain', pour);
      };
      res.on('error', () => undefined);
      pour();
    });
    const first = await make(redirecting.url);
    const second = await make(endless.url);
    await changeOf((await companyOf()).exhibitor, 'Thun');
    expect((await triedOf(first.id))[0]).toMatchObject({ state: 'waiting', status: 302 });
    expect((await triedOf(second.id))[0]).toMatchObject({ state: 'delivered', status: 200 });
    expect(elsewhere.arrived).toEqual([]);
  }, 30_000);

  it('waits ten seconds for an answer, and meanwhile every other receiver gets its events', async () => {
    const hanging = await receive(() => undefined);
    const quick = await receive();
    const first = await make(hanging.url);
    const second = await make(quick.url);
    const began = Date.now();
    await changeOf((await companyOf()).exhibitor, 'Sion');
    await quick.until(1);
    expect(Date.now() - began).toBeLessThan(5000);
    expect((await triedOf(second.id))[0]).toMatchObject({ state: 'delivered' });
    expect((await triedOf(first.id))[0]).toMatchObject({
      state: 'waiting',
      status: null,
      error: 'no-answer',
    });
    const [{ failing_since }] = (await admin.call('GET', '/webhook')).body.data;
    expect(failing_since).not.toBeNull();
  }, 40_000);

  it('is switched off at once by 410, and after five days without an arrival, with a mail', async () => {
    const gone = await receive((res) => res.writeHead(410).end());
    const dead = await receive((res) => res.writeHead(503).end());
    const first = await make(gone.url);
    const second = await make(dead.url);
    await server.context.db.pool.query(
      "UPDATE webhook SET failing_since = now() - interval '6 days' WHERE id = $1",
      [second.id],
    );
    await changeOf((await companyOf()).exhibitor, 'Biel');
    await vi.waitFor(
      async () => {
        const list = (await admin.call('GET', '/webhook')).body.data as { active: number }[];
        expect(list.map(({ active }) => active)).toEqual([0, 0]);
      },
      { timeout: 15_000 },
    );
    const mails = await server.context.db.prisma.mail.findMany({ where: { kind: 'webhook-off' } });
    expect(mails.map(({ text }) => [gone.url, dead.url].find((url) => text?.includes(url)))).toEqual(
      expect.arrayContaining([gone.url, dead.url]),
    );
    const before = (await deliveriesOf(first.id)).length;
    await changeOf((await companyOf()).exhibitor, 'Visp');
    expect(await deliveriesOf(first.id)).toHaveLength(before);
  }, 30_000);

  it('is tried, also switched off, and sends an event once more on request', async () => {
    const receiver = await receive();
    const { id } = await make(receiver.url);
    const body = { url: receiver.url, events: ['exhibitor.changed'], active: 0 };
    expect((await admin.call('PUT', `/webhook/${id}`, body)).body.data.active).toBe(0);
    expect((await admin.call('POST', `/webhook/${id}/test`)).status).toBe(200);
    await receiver.until(1);
    expect(receiver.arrived[0]?.body).toMatchObject({ type: 'webhook.test', data: { id } });
    const [delivery] = await triedOf(id);
    const again = `/webhook/${id}/delivery/${delivery?.id}/send-again`;
    expect((await admin.call('POST', again)).status).toBe(200);
    await receiver.until(2);
    expect(receiver.arrived[1]?.headers['webhook-id']).toBe(receiver.arrived[0]?.headers['webhook-id']);
    expect((await admin.call('POST', `/webhook/${id}/delivery/999999/send-again`)).status).toBe(404);
  }, 20_000);

  it('hears of the first and the last day of a catalogue, once', async () => {
    const { id } = await make('https://receiver.test/hook', ['catalog.started', 'catalog.ended']);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const data = { name: 'Tage', catalogType: 1, fromOn: day(0), toOn: day(40) };
    const catalog = await server.context.db.prisma.catalog.create({ data });
    await noteCatalogDays(server.context);
    await noteCatalogDays(server.context);
    expect((await deliveriesOf(id)).map(({ event_id }) => event_id)).toEqual([
      expect.stringContaining(`catalog.started_${catalog.id}`),
    ]);
    await server.context.db.prisma.catalog.delete({ where: { id: catalog.id } });
  });

  it('is refused with what is wrong, for other people, and beyond sixteen', async () => {
    const events = ['page.released'];
    for (const url of [
      '',
      'receiver',
      'ftp://receiver.test/',
      'https://a:b@receiver.test/',
      'javascript:alert(1)',
    ])
      expect(fieldsOf(await admin.call('POST', '/webhook', { url, events }))).toHaveProperty('url');
    const url = 'https://receiver.test/';
    for (const wrong of [[], ['page.gone'], 'page.released', null])
      expect((await admin.call('POST', '/webhook', { url, events: wrong })).status).toBe(422);
    const exhibitor = await signInAs(server, (await companyOf()).user);
    expect((await exhibitor.call('GET', '/webhook')).status).toBe(403);
    const made = await Promise.all(
      Array.from({ length: 18 }, () => admin.call('POST', '/webhook', { url, events })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(16);
    expect(made.find(({ status }) => status !== 201)?.body.error).toBe('webhook.too-many');
  });
});

it('leads to no private network unless the operator allows it', async () => {
  const closed = await startTestServer();
  const person = await signInAs(closed, (await makeUser(closed.context.db, 'ADMIN')).id);
  const events = ['page.released'];
  for (const url of [
    'http://127.0.0.1:8000/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
  ])
    expect(fieldsOf(await person.call('POST', '/webhook', { url, events }))).toEqual({
      url: 'webhook.private-address',
    });
  expect((await person.call('GET', '/webhook')).body.data).toEqual([]);
  await closed.stop();
});

async function companyOf() {
  const { id } = await makeExhibitor(server.context.db);
  return { exhibitor: id, user: id };
}
