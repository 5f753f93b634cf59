/** Length: the whole life of a request on one server, from the first order to a second acceptance. */
import type { RequestState } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { stateAfter } from '../../lib/state-table.ts';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog, makePageTitle } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import type { RequestStep } from './request.rules.ts';
import { requestSteps, requestTable } from './request.rules.ts';

let server: TestServer;
let catalog: { id: number };
let admin: Client;
let titleId: number;
let serviceIds: number[];
let last = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  admin = await joinOrganiser(server);
  titleId = (await makePageTitle(server)).id;
  await prisma().pageTitle.update({ where: { id: titleId }, data: { nameFr: 'Vaud' } });
  const made = [];
  for (const name of ['Kühlschrank', 'Stromanschluss'])
    made.push(await server.context.db.prisma.service.create({ data: { name } }));
  serviceIds = made.map(({ id }) => id);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;

const aStand = () => prisma().stand.create({ data: { stand: `Platz ${++last}`, catalogType: 1 } });

async function newcomer(companyName?: string) {
  const user = await makeExhibitor(server.context.db, companyName ? { companyName } : {});
  return signInAs(server, user.id);
}

const services = (...amounts: number[]) =>
  Object.fromEntries(
    amounts.map((amount, i) => [serviceIds[i], { service_id: serviceIds[i], amount }] as const),
  );

const wish = (more: object = {}) => ({
  count_stands: 1,
  count_pages_wine: 1,
  count_pages_advertising: 0,
  ...more,
});

const send = (client: Client, more: object = {}) => client.call('POST', '/request', wish(more));

/** A request that waits, with its exhibitor. */
async function sent(more: object = {}, companyName?: string) {
  const client = await newcomer(companyName);
  const { body } = await send(client, more);
  return { client, id: Number(body.data.id), version: Number(body.data.version) };
}

const row = (standId: number | null, pageId: number | null = null) => ({
  pageId,
  pageTitleId: titleId,
  standId,
});

const decide = (id: number, body: object, who = admin) => who.call('PUT', `/admin-request/${id}`, body);

/** Accepts with one stand, and one wine page and ad for each ordered. */
const accept = (id: number, standId: number, { wine = 1, ads = 0, ...more }: Record<string, unknown> = {}) =>
  decide(id, {
    accepted: '1',
    stand: [standId],
    winePages: Array.from({ length: Number(wine) }, () => row(standId)),
    adPages: Array.from({ length: Number(ads) }, () => row(standId)),
    ...more,
  });

const fieldsOf = (answer: { body: { errors?: Record<string, { key: string }[]> } }) =>
  Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => `${field}: ${first?.key}`);

const mailsTo = async (userId: number) =>
  (await prisma().mail.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);

/** The mails about decisions, without the confirmations of what was sent. */
const decisionsTo = async (userId: number) =>
  (await mailsTo(userId)).filter((kind) => kind !== 'request-received');

/** The mails of the decisions so far have gone out. */
const sendAll = () =>
  prisma().$executeRaw`DELETE FROM job WHERE kind = 'send-mail' AND payload ->> 'held_about' IS NOT NULL`;

const historyOf = async (entityId: number) =>
  (
    await prisma().history.findMany({
      where: { entity: 'catalog-request', entityId },
      orderBy: { id: 'asc' },
    })
  ).map(({ action }) => action);

function outcome(state: RequestState, step: RequestStep): string {
  try {
    return stateAfter(requestTable, state, step);
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`;
    throw error;
  }
}

describe('the states of a request', () => {
  it('are those in the table', () => {
    const lines = (['sent', 'accepted', 'rejected'] as const).map((state) =>
      requestSteps.map((step) => `${state} ${step}: ${outcome(state, step)}`),
    );
    expect(lines.flat()).toEqual([
      'sent change: sent',
      'sent accept: accepted',
      'sent reject: rejected',
      'sent undecide: 409 catalog-request.not-decided',
      'accepted change: 409 catalog-request.decided',
      'accepted accept: accepted',
      'accepted reject: rejected',
      'accepted undecide: sent',
      'rejected change: sent',
      'rejected accept: accepted',
      'rejected reject: rejected',
      'rejected undecide: sent',
    ]);
  });
});

describe('an exhibitor', () => {
  it('sends one request for the active catalogue and changes it until the decision', async () => {
    const client = await newcomer('Weingut Sonnenhalde');
    expect((await client.call('GET', '/request/active')).body).toEqual({ data: null });
    const order = { count_stands: '2', service: services(2, 0), comment: 'Gerne am Wasser.' };
    const first = await send(client, order);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      request_sent: true,
      data: {
        state: 'sent',
        accepted: null,
        count_stands: 2,
        comment: 'Gerne am Wasser.',
        answer: null,
        editable: 1,
        stands: [],
        pages: [],
        service: { [String(serviceIds[0])]: { amount: 2 } },
        user: { company_name: 'Weingut Sonnenhalde', pages: [] },
        exhibitor_catalog_request_service: [
          { service_id: serviceIds[0], amount: 2, service: { name: 'Kühlschrank' } },
        ],
        rel_stand_user_catalog: [],
      },
    });
    expect(Object.keys(first.body.data.service)).toHaveLength(1);
    const again = await send(client);
    expect([again.status, again.body.error]).toEqual([409, 'catalog-request.exists']);
    const { id, version } = first.body.data;
    const changed = await client.call('PUT', `/request/${id}`, { version, count_pages_wine: 3 });
    expect(changed.body).toMatchObject({
      request_resent: true,
      data: { count_stands: 2, count_pages_wine: 3, comment: 'Gerne am Wasser.' },
    });
    expect(changed.body.data.resent_at).not.toBeNull();
    const session = await client.call('GET', '/user');
    expect(session.body.user_catalog_request).toEqual({ id, accepted: null });
    expect((await client.call('GET', '/request/20/1')).body).toMatchObject({ total: 1, data: [{ id }] });
    expect(await historyOf(id)).toEqual(['send', 'change']);
    expect(await mailsTo(admin.userId)).toContain('request-sent');
    const confirmed = await prisma().mail.findMany({
      where: { userId: client.userId, kind: 'request-received' },
      orderBy: { id: 'asc' },
    });
    expect(confirmed.map(({ text }) => /bestellt: (.+)\./.exec(text)?.[1])).toEqual([
      '2 Stände und 1 Weinseite',
      '2 Stände und 3 Weinseiten',
    ]);
  });

  it('creates no version by sending an unchanged order', async () => {
    const { client, id, version } = await sent({ service: services(1) });
    const same = await client.call('PUT', `/request/${id}`, { ...wish({ service: services(1) }), version });
    expect(same.body.data).toMatchObject({ version, resent_at: null });
    expect(await historyOf(id)).toEqual(['send']);
  });

  it('neither sees nor changes the request of another', async () => {
    const { id } = await sent();
    const other = await newcomer();
    expect((await other.call('GET', `/request/${id}`)).status).toBe(404);
    expect((await other.call('PUT', `/request/${id}`, { comment: 'Fremd' })).status).toBe(404);
    expect((await other.call('GET', '/request/20/1')).body).toEqual({ data: [], total: 0 });
  });

  it('is told when an outdated state would overwrite a newer one', async () => {
    const { client, id, version } = await sent();
    await client.call('PUT', `/request/${id}`, { version, count_stands: 2 });
    const late = await client.call('PUT', `/request/${id}`, { version, count_stands: 3 });
    expect([late.status, late.body.error, late.body.data.count_stands]).toEqual([409, 'conflict.stale', 2]);
  });

  it('cannot order while the account is not active', async () => {
    const { id } = await makeExhibitor(server.context.db, { active: false });
    const acting = await signInAs(server, id, admin.userId);
    expect((await send(acting)).body.error).toBe('catalog-request.account-inactive');
  });

  it('changes a rejected request and sends it again, which the organiser is told and shown', async () => {
    const { client, id, version } = await sent({ count_pages_wine: 2 });
    await admin.call('POST', `/admin-request/${id}/look`, { version });
    await decide(id, { accepted: 0, comment: 'Eine Seite ist noch frei.' });
    await sendAll();
    const rejected = (await client.call('GET', '/request/active')).body.data;
    expect(rejected).toMatchObject({ state: 'rejected', answer: 'Eine Seite ist noch frei.', editable: 1 });
    const news = await server.context.db.prisma.mail.findFirstOrThrow({
      where: { userId: client.userId, kind: 'request-rejected' },
    });
    expect(news.text).toMatch(/können Sie Ihre Anfrage ändern und noch einmal senden:\nhttp.+\/request\n/);
    const alreadySent = (await mailsTo(admin.userId)).length;
    const order = { count_pages_wine: 1, version: rejected.version };
    const again = await client.call('PUT', `/request/${id}`, order);
    expect(again.body.data).toMatchObject({ state: 'sent', accepted: null, decided_at: null, editable: 1 });
    expect((await mailsTo(admin.userId)).slice(alreadySent)).toEqual(['request-sent']);
    const mail = { userId: admin.userId, kind: 'request-sent' };
    const last = await server.context.db.prisma.mail.findFirst({ where: mail, orderBy: { id: 'desc' } });
    expect(last?.subject).toMatch(/^Anfrage erneut gesendet: /);
    expect(last?.text).toMatch(/ bestellt .* und 1 Weinseite \(bisher .* und 2 Weinseiten\)\./);
    const seen = (await admin.call('GET', `/admin-request/${id}`)).body.data;
    expect(seen).toMatchObject({ state: 'sent', count_pages_wine: 1, seen: { count_pages_wine: 2 } });
    expect(await historyOf(id)).toEqual(['send', 'reject', 'change']);
    expect((await accept(id, (await aStand()).id)).status).toBe(200);
  });

  it('sends a rejected request again unchanged', async () => {
    const { client, id } = await sent();
    await decide(id, { accepted: 0 });
    const again = await client.call('PUT', `/request/${id}`, wish());
    expect(again.body.data).toMatchObject({ state: 'sent' });
  });

  it('cannot change after the acceptance, nor after the end of the catalogue', async () => {
    const { client, id } = await sent();
    await accept(id, (await aStand()).id);
    const decided = await client.call('PUT', `/request/${id}`, { count_stands: 2 });
    expect([decided.status, decided.body.error]).toEqual([409, 'catalog-request.decided']);
    expect((await client.call('GET', '/request/active')).body.data).toMatchObject({
      state: 'accepted',
      accepted: 1,
      editable: 0,
    });

    const later = await startTestServer({
      db: server.context.db,
      clock: { now: () => new Date('2030-08-02T10:00:00Z') },
    });
    const open = await sent();
    const late = await signInAs(later, open.client.userId);
    const closed = await late.call('PUT', `/request/${open.id}`, { count_stands: 2 });
    expect([closed.status, closed.body.error]).toEqual([409, 'catalog.closed']);
    expect((await send(await signInAs(later, (await newcomer()).userId))).body.error).toBe(
      'catalog-request.no-catalog',
    );
    await later.stop();
  });

  it.each([
    [
      'counts of a billion',
      { count_stands: 1e9, count_pages_wine: 1e9 },
      ['count_stands: validation.max', 'count_pages_wine: validation.max'],
    ],
    ['no stand', { count_stands: 0 }, ['count_stands: validation.min']],
    ['half a page', { count_pages_wine: 1.5 }, ['count_pages_wine: validation.integer']],
    [
      'a service that does not exist',
      { service: { 999999: { service_id: 999999, amount: 1 } } },
      ['service.999999: validation.not-found'],
    ],
    [
      'a service under another id',
      { service: { 5: { service_id: 6, amount: 1 } } },
      ['service.5.service_id: validation.invalid'],
    ],
    [
      'services that are not a map',
      { service: [{ service_id: 1, amount: 1 }] },
      ['service: validation.invalid'],
    ],
  ])('is told which fields are invalid in %s', async (_, order, expected) => {
    const client = await newcomer();
    const answer = await send(client, order);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, expected]);
    expect((await client.call('GET', '/request/active')).body.data).toBeNull();
  });

  it('is told which service has a count above the maximum', async () => {
    const answer = await send(await newcomer(), { service: services(1e9) });
    expect(fieldsOf(answer)).toEqual([`service.${serviceIds[0]}.amount: validation.max`]);
  });
});

describe('the acceptance', () => {
  it('assigns membership, stands and the missing pages, and notifies the exhibitor', async () => {
    const { client, id, version } = await sent({
      count_stands: 2,
      count_pages_wine: 2,
      count_pages_advertising: 1,
      service: services(1, 1),
    });
    const stands = [await aStand(), await aStand()] as const;
    const answer = await decide(id, {
      version,
      accepted: '1',
      comment: 'Willkommen.',
      stand: stands.map((stand) => stand.id),
      winePages: [row(stands[0].id), row(stands[1].id)],
      adPages: [row(stands[1].id)],
      service: services(1, 3),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      accepted: 1,
      comment: 'Willkommen.',
      stand: stands.map((stand) => stand.id),
      winePages: [{ standId: stands[0].id, pageTitleId: titleId, active: 1 }, { standId: stands[1].id }],
      adPages: [{ standId: stands[1].id }],
      service: { [String(serviceIds[1])]: { amount: 3 } },
    });
    const keys = { catalogId: catalog.id, exhibitorId: client.userId };
    expect(await prisma().catalogMembership.count({ where: keys })).toBe(1);
    const own = await client.call('GET', '/request/active');
    expect(own.body.data).toMatchObject({
      answer: 'Willkommen.',
      editable: 0,
      stands: [{ stand: stands[0].stand }, { stand: stands[1].stand }],
      pages: [
        { page_type: 1, active: 1, page_title_names: { name_fr: 'Vaud', name_en: null } },
        { page_type: 1 },
        { page_type: 2, page_title_names: { name_fr: 'Vaud', name_en: null } },
      ],
    });
    expect((await client.call('GET', `/page/${own.body.data.pages[0].id}`)).body.data.editable).toBe(1);
    expect(await decisionsTo(client.userId)).toEqual(['request-accepted']);
    const shown = await admin.call('GET', `/stand/${stands[0].id}`);
    expect(shown.body.data.holder).toMatchObject({ id: client.userId, request_id: id });
    expect((await client.call('GET', `/stand/${stands[0].id}`)).body.data.holder).toBeNull();
    const listed = await admin.call('GET', `/stand/10/1?search=${encodeURIComponent(stands[1].stand)}`);
    expect(listed.body.data[0].holder.id).toBe(client.userId);
    // As people say it.
    const searched = await admin.call(
      'GET',
      `/stand?search=${encodeURIComponent(`Stand ${stands[1].stand}`)}`,
    );
    expect(searched.body.data[0]).toEqual(listed.body.data[0]);
    const company = encodeURIComponent(listed.body.data[0].holder.company_name);
    const held = (who: Client) => who.call('GET', `/stand/10/1?search=${company}`);
    expect((await held(admin)).body.data.map((row: { stand: string }) => row.stand).sort()).toEqual(
      [stands[0].stand, stands[1].stand].sort(),
    );
    expect((await held(client)).body.total).toBe(0);
    const mail = await prisma().mail.findFirstOrThrow({
      where: { userId: client.userId, kind: 'request-accepted' },
    });
    expect(mail.text).toContain(`Ihr Platz:\n${stands[0].stand}`);
    expect(mail.text).toContain('2 Weinseiten und 1 Inserat');
    expect(await historyOf(id)).toEqual(['send', 'accept']);
  });

  it('requires as many different stands as ordered, and stand and title in every row', async () => {
    const { id } = await sent({ count_stands: 2 });
    const [one, two] = [await aStand(), await aStand()];
    const tries: [object, string[]][] = [
      [{ stand: [one.id], winePages: [row(one.id)] }, ['stand: catalog-request.stand-count']],
      [{ stand: [one.id, one.id], winePages: [row(one.id)] }, ['stand.1: validation.duplicate']],
      [{ stand: [one.id, 999_999], winePages: [row(one.id)] }, ['stand.1: validation.not-found']],
      [{ stand: [one.id, two.id] }, ['winePages: catalog-request.rows-missing']],
      [{ stand: [one.id, two.id], winePages: [row(null)] }, ['winePages.0.standId: validation.required']],
      [
        { stand: [one.id, two.id], winePages: [{ ...row(one.id), pageTitleId: null }] },
        ['winePages.0.pageTitleId: validation.required'],
      ],
      [
        { stand: [one.id, two.id], winePages: [{ ...row(one.id), pageTitleId: 999_999 }] },
        ['winePages.0.pageTitleId: validation.not-found'],
      ],
      [
        { stand: [one.id, two.id], winePages: [row(999_999)] },
        ['winePages.0.standId: catalog-request.stand-not-given'],
      ],
      [
        { stand: [one.id, two.id], winePages: [row(one.id), row(one.id)] },
        ['winePages: validation.too-many'],
      ],
      [
        { stand: [one.id, two.id], winePages: [row(one.id)], adPages: [row(one.id)] },
        ['adPages: validation.too-many'],
      ],
      [
        {
          stand: [one.id, two.id],
          winePages: [row(one.id)],
          service: { 999999: { service_id: 999_999, amount: 1 } },
        },
        ['service.999999: validation.not-found'],
      ],
    ];
    for (const [form, expected] of tries) {
      const answer = await decide(id, { accepted: 1, ...form });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, expected]);
    }
    const { exhibitorId } = await prisma().catalogRequest.findUniqueOrThrow({ where: { id } });
    expect(await prisma().page.count({ where: { exhibitorId } })).toBe(0);
    expect(await prisma().catalogStand.count({ where: { exhibitorId } })).toBe(0);
    expect(await prisma().catalogMembership.count({ where: { exhibitorId } })).toBe(0);
    expect(await historyOf(id)).toEqual(['send']);
  });

  it('requires a decision', async () => {
    const { id } = await sent();
    for (const accepted of ['', null, undefined, 7])
      expect(fieldsOf(await decide(id, { accepted }))).toEqual([
        `accepted: validation.${accepted === 7 ? 'choice' : 'required'}`,
      ]);
  });

  it('accepts no page of another exhibitor, and none twice', async () => {
    const [mine, foreign] = [await aStand(), await aStand()];
    const other = await sent();
    const theirs = await accept(other.id, foreign.id);
    expect(theirs.body.data).toMatchObject({
      user: {
        pages: [
          { page_type: 1, stand: { id: foreign.id, stand: foreign.stand }, page_title: { id: titleId } },
        ],
      },
      rel_stand_user_catalog: [{ stand_id: foreign.id }],
    });
    const { id } = await sent({ count_pages_wine: 2 });
    const pageId = theirs.body.data.winePages[0].pageId;
    const stolen = await accept(id, mine.id, { winePages: [row(mine.id, pageId), row(mine.id)] });
    expect(fieldsOf(stolen)).toEqual(['winePages.0.pageId: validation.not-found']);
    const twice = await accept(id, mine.id, { winePages: [row(mine.id, pageId), row(mine.id, pageId)] });
    expect(fieldsOf(twice)).toEqual(['winePages.1.pageId: validation.duplicate']);
  });

  it('assigns a stand to one exhibitor, even when two administrators accept at the same time', async () => {
    const stand = await aStand();
    const rivals = await Promise.all([
      sent({}, 'Rebgut Ost'),
      sent({}, 'Rebgut West'),
      sent({}, 'Rebgut Süd'),
    ]);
    const second = await joinOrganiser(server);
    const answers = await Promise.all(
      rivals.map(({ id }, i) =>
        decide(
          id,
          { accepted: 1, stand: [stand.id], winePages: [row(stand.id)] },
          i % 2 === 0 ? admin : second,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      error: 'catalog-request.stand-taken',
      params: { stand: stand.stand, company: expect.stringMatching(/^Rebgut /) },
    });
    const winner = rivals[answers.findIndex(({ status }) => status === 200)];
    const looser = rivals[answers.findIndex(({ status }) => status === 409)];
    const shown = await admin.call('GET', `/admin-request/${looser?.id}`);
    expect(shown.body.data.taken).toContainEqual({
      stand_id: stand.id,
      exhibitor_id: winner?.client.userId,
      company_name: expect.stringMatching(/^Rebgut /),
    });
  });

  it('is refused when the exhibitor changed the request meanwhile, and returns the current one', async () => {
    const { client, id, version } = await sent();
    await client.call('PUT', `/request/${id}`, { version, count_pages_wine: 4 });
    const stand = await aStand();
    const late = await accept(id, stand.id, { version });
    expect([late.status, late.body.error]).toEqual([409, 'conflict.stale']);
    expect(late.body.data).toMatchObject({ count_pages_wine: 4, state: 'sent' });
    expect(await decisionsTo(client.userId)).toEqual([]);
  });

  it('can be changed: other stands and titles, more pages, and nothing is deleted when a count goes down', async () => {
    const { client, id } = await sent({ count_pages_wine: 2 });
    const [one, two] = [await aStand(), await aStand()];
    const first = await accept(id, one.id, { wine: 2 });
    const pages: number[] = first.body.data.winePages.map(({ pageId }: { pageId: number }) => pageId);
    const same = await accept(id, one.id, { winePages: pages.map((pageId) => row(one.id, pageId)) });
    expect(same.body.data.version).toBe(first.body.data.version);
    expect(await decisionsTo(client.userId)).toEqual(['request-accepted']);
    await sendAll();

    const moved = await accept(id, two.id, {
      count_pages_wine: 1,
      winePages: pages.map((pageId) => row(two.id, pageId)),
    });
    expect(moved.status).toBe(200);
    expect(moved.body.data).toMatchObject({ count_pages_wine: 1, stand: [two.id] });
    expect(moved.body.data.winePages).toHaveLength(2);
    expect(await decisionsTo(client.userId)).toEqual(['request-accepted', 'request-changed']);
    const homeless = await accept(id, one.id, { winePages: [row(one.id, pages[0])] });
    expect(fieldsOf(homeless)).toEqual(['stand: catalog-request.stand-in-use']);

    await prisma().page.update({ where: { id: pages[0] }, data: { state: 'released', snapshot: {} } });
    const locked = await accept(id, one.id, { winePages: pages.map((pageId) => row(one.id, pageId)) });
    expect(fieldsOf(locked)).toEqual(['winePages.0.standId: catalog-request.page-locked']);
  });
});

describe('the rejection', () => {
  it('requires no further fields', async () => {
    const { client, id } = await sent();
    const answer = await decide(id, { accepted: 0, stand: ['x', 'x'], winePages: 'leer', service: 7 });
    expect([answer.status, answer.body.data.accepted]).toEqual([200, 0]);
    expect(await decisionsTo(client.userId)).toEqual(['request-rejected']);
    const again = await decide(id, { accepted: '0' });
    expect(again.body.data.version).toBe(answer.body.data.version);
    expect(await decisionsTo(client.userId)).toEqual(['request-rejected']);
  });

  it('of an accepted request frees the stands and deactivates the pages; accepting again restores both', async () => {
    const { client, id } = await sent({ count_pages_wine: 2 });
    const stand = await aStand();
    const first = await accept(id, stand.id, { wine: 2 });
    const pages: number[] = first.body.data.winePages.map(({ pageId }: { pageId: number }) => pageId);
    const hidden = pages[1] ?? 0;
    await client.call('PUT', `/page/${hidden}`, { active: 0 });
    await sendAll();

    const rejected = await decide(id, { accepted: 0, comment: 'Die Anzahlung fehlt.' });
    expect(rejected.body.data).toMatchObject({
      state: 'rejected',
      stand: [],
      comment: 'Die Anzahlung fehlt.',
    });
    expect(rejected.body.data.winePages.map(({ active }: { active: number }) => active)).toEqual([0, 0]);
    const other = await sent();
    expect((await accept(other.id, stand.id)).status).toBe(200);
    const back = await client.call('PUT', `/page/${pages[0]}`, { active: 1 });
    expect([back.status, back.body.error]).toEqual([409, 'page.request-open']);
    expect((await client.call('GET', '/user')).body.user_catalog_request).toEqual({ id, accepted: 0 });

    await sendAll();
    const free = await aStand();
    const again = await accept(id, free.id, { winePages: pages.map((pageId) => row(free.id, pageId)) });
    expect(again.status).toBe(200);
    // A page that the exhibitor had deactivated stays inactive.
    expect(again.body.data.winePages.map(({ active }: { active: number }) => active)).toEqual([1, 0]);
    expect(await decisionsTo(client.userId)).toEqual([
      'request-accepted',
      'request-rejected',
      'request-accepted',
    ]);
    expect(await historyOf(id)).toEqual(['send', 'accept', 'reject', 'accept']);
  });
});

describe('the organiser’s list', () => {
  it('is searched by place, account and state in words, across its columns', async () => {
    const { client, id } = await sent({}, 'Kellerei Mondhang');
    await prisma().exhibitor.update({ where: { id: client.userId }, data: { city: 'Twann' } });
    await prisma().user.update({ where: { id: client.userId }, data: { name: 'Rosa Winkelried' } });
    const found = async (search: string) =>
      (await admin.call('GET', `/admin-request/50/1?${new URLSearchParams({ search })}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    for (const search of [
      'twann',
      'Winkelried',
      'Mondhang offen',
      'twann en attente',
      'open twann',
      'Twann wartet auf Entscheid',
    ])
      expect(await found(search)).toEqual([id]);
    expect(await found('Mondhang abgelehnt')).toEqual([]);
  });

  it('is filtered, sorted and searched, and marks what is new', async () => {
    const { client, id, version } = await sent({ count_stands: 7 }, 'Kellerei Abendrot');
    const list = async (query: Record<string, unknown>) => {
      const pairs = Object.entries(query).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      return (await admin.call('GET', `/admin-request/50/1?${new URLSearchParams(pairs)}`)).body;
    };
    const found = await list({ search: 'abendrot' });
    expect(found).toMatchObject({
      total: 1,
      data: [{ id, look: 'new', count_stands: 7, exhibitor: { company_name: 'Kellerei Abendrot' } }],
    });
    expect((await list({ columnFilters: { count_stands: 7 } })).total).toBe(1);
    const behind = await admin.call('GET', '/admin-request/50/9?search=abendrot');
    expect(behind.body).toEqual({ data: [], total: 1 });
    expect((await list({ custom: { state: 'accepted' }, search: 'abendrot' })).total).toBe(0);
    expect((await list({ catalog_id: String(catalog.id), state: 'sent', search: 'abendrot' })).total).toBe(1);
    const sorted = await list({ sort: [{ field: 'count_stands', type: 'desc' }] });
    expect(sorted.data[0].id).toBe(id);

    const look = (who: Client, seen: number) =>
      who.call('POST', `/admin-request/${id}/look`, { version: seen });
    expect((await look(admin, version)).status).toBe(200);
    expect((await list({ search: 'abendrot' })).data[0].look).toBe('seen');
    await prisma().catalogRequestLook.updateMany({
      where: { requestId: id },
      data: { lookedAt: new Date('2030-07-15T09:00:00Z') },
    });
    await client.call('PUT', `/request/${id}`, { version, count_stands: 3, comment: 'Doch weniger.' });
    expect((await list({ search: 'abendrot' })).data[0].look).toBe('changed');
    const shown = await admin.call('GET', `/admin-request/${id}`);
    expect(shown.body.data).toMatchObject({
      count_stands: 3,
      exhibitor_comment: 'Doch weniger.',
      seen: { count_stands: 7, exhibitor_comment: null },
    });
    expect((await look(admin, version)).status).toBe(409);
    const colleague = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
    expect((await colleague.call('GET', `/admin-request/${id}`)).body.data.seen).toBeNull();
  });

  it('sums what was ordered of each thing, without rejected requests, and what of it was accepted', async () => {
    type Total = { ordered: number; accepted: number; exhibitors: number };
    const orders = async (): Promise<Record<string, Total>> => {
      const { data } = (await admin.call('GET', `/catalog/${catalog.id}/orders`)).body;
      return Object.fromEntries(
        data.map((one: { name: string; kind: string }) => [one.name ?? one.kind, one]),
      );
    };
    const order = { count_pages_wine: 2, service: services(3, 0) };
    const before = await orders();
    const { id } = await sent(order);
    const none = { ordered: 0, accepted: 0, exhibitors: 0 };
    const grown = (by: number, name: string) => {
      const { ordered, accepted, exhibitors } = before[name] ?? none;
      return { ordered: ordered + by, accepted, exhibitors: exhibitors + 1 };
    };
    expect(await orders()).toMatchObject({
      stands: grown(1, 'stands'),
      winePages: grown(2, 'winePages'),
      Kühlschrank: grown(3, 'Kühlschrank'),
    });
    await accept(id, (await aStand()).id, { wine: 2 });
    await prisma().service.updateMany({ where: { name: 'Kühlschrank' }, data: { nameFr: 'Réfrigérateur' } });
    expect(await orders()).toMatchObject({ Kühlschrank: { name_fr: 'Réfrigérateur', name_en: null } });
    expect((await orders()).Kühlschrank?.accepted).toBe((before.Kühlschrank ?? none).accepted + 3);
    await decide(id, { accepted: 0 });
    expect((await orders()).stands).toEqual(before.stands);
    const exhibitor = await newcomer();
    expect((await exhibitor.call('GET', `/catalog/${catalog.id}/orders`)).status).toBe(403);
  });

  it('leads from one open request to the next, in the order in which they were sent', async () => {
    const other = await makeCatalog(server, { from: '2031-01-01', to: '2031-01-31' });
    const ids: number[] = [];
    for (const day of ['02', '03', '04', '05']) {
      const { id: exhibitorId } = await makeExhibitor(server.context.db);
      const { id } = await prisma().catalogRequest.create({
        data: {
          catalogId: other.id,
          exhibitorId,
          countStands: 1,
          countPagesWine: 1,
          countPagesAdvertising: 0,
          createdAt: new Date(`2030-12-${day}T08:00:00Z`),
          state: day === '04' ? 'rejected' : 'sent',
        },
      });
      ids.push(id);
    }
    const neighboursOf = async (id: number | undefined) => {
      const { previous, next } = (await admin.call('GET', `/admin-request/${id}`)).body.data;
      return [previous, next];
    };
    expect(await neighboursOf(ids[0])).toEqual([null, ids[1]]);
    expect(await neighboursOf(ids[1])).toEqual([ids[0], ids[3]]);
    expect(await neighboursOf(ids[2])).toEqual([ids[1], ids[3]]);
    expect(await neighboursOf(ids[3])).toEqual([ids[1], null]);
  });
});

it('announces to the administrators that a request waits, was changed and is decided', async () => {
  const events: string[] = [];
  const listener = await server.context.db.pool.connect();
  listener.on('notification', ({ payload }) => events.push(payload ?? ''));
  await listener.query('LISTEN waiting_decisions');
  try {
    const { client, id, version } = await sent();
    await expect.poll(() => events.splice(0)).toContain(String(admin.userId));
    await client.call('PUT', `/request/${id}`, { count_stands: 2, version });
    await expect.poll(() => events.splice(0)).toContain(String(admin.userId));
    expect((await decide(id, wish({ count_stands: 2, accepted: 0 }))).status).toBe(200);
    await expect.poll(() => events.splice(0)).toContain(String(admin.userId));
  } finally {
    listener.release(true);
  }
});
