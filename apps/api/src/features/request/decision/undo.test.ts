/** Length: one server on which requests are decided and the decisions taken back, in every way that is refused, too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/client.ts';
import { makeExhibitor } from '../../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog, makePageTitle } from '../../../testing/fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let catalog: { id: number };
let earlier: { id: number };
let admin: Client;
let titleId: number;
let last = 100;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  earlier = await makeCatalog(server, { name: 'Sommermesse 2029', from: '2029-07-01', to: '2029-07-31' });
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  admin = await joinOrganiser(server);
  titleId = (await makePageTitle(server)).id;
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;
const aStand = () => prisma().stand.create({ data: { stand: `Platz ${++last}`, catalogType: 1 } });
const of = (client: Client) => ({ catalogId: catalog.id, exhibitorId: client.userId });

async function sent(more: object = {}) {
  const client = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const wish = { count_stands: 1, count_pages_wine: 2, count_pages_advertising: 0, ...more };
  const { body } = await client.call('POST', '/request', wish);
  return { client, id: Number(body.data.id) };
}

const show = async (id: number) => (await admin.call('GET', `/admin-request/${id}`)).body.data;

/** Accepts what is proposed. */
async function acceptProposal(id: number, who = admin) {
  const { version, proposal } = await show(id);
  const { stands, winePages, adPages } = proposal;
  const stand = stands.map((one: { id: number }) => one.id);
  return who.call('PUT', `/admin-request/${id}`, { accepted: 1, version, stand, winePages, adPages });
}

const takeBack = (id: number, version: number, who = admin) =>
  who.call('POST', `/admin-request/${id}/take-back`, { version });

/** The mails about decisions, without the confirmation of what was sent. */
const ofDecisions = { kind: { not: 'request-received' } };
const mailsTo = async ({ userId }: Client) =>
  (await prisma().mail.findMany({ where: { userId, ...ofDecisions }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

const historyOf = async (entityId: number) =>
  (
    await prisma().history.findMany({
      where: { entity: 'catalog-request', entityId },
      orderBy: { id: 'asc' },
    })
  ).map(({ action }) => action);

const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('the proposal', () => {
  it('is what the exhibitor had in the last catalogue of the type, if it is free', async () => {
    const { client, id } = await sent({ count_stands: 2 });
    const [, own, other] = [await aStand(), await aStand(), await aStand()];
    const then = { catalogId: earlier.id, exhibitorId: client.userId };
    await prisma().catalogStand.createMany({
      data: [own, other].map((stand) => ({ ...then, standId: stand.id })),
    });
    const title = await makePageTitle(server);
    await prisma().pageTitle.update({ where: { id: title.id }, data: { nameFr: 'Vaud' } });
    await prisma().page.create({
      data: { ...then, pageType: 1, position: 901, standId: own.id, pageTitleId: title.id },
    });
    const rival = await sent();
    await prisma().catalogStand.create({ data: { ...of(rival.client), standId: other.id } });
    const { proposal, earlier: had, contact } = await show(id);
    expect(had).toMatchObject({ catalog: 'Sommermesse 2029', winePages: 1, adPages: 0 });
    expect(had.stands).toHaveLength(2);
    expect(contact.email).toContain('@');
    expect(proposal.gap).toBeNull();
    expect(proposal.stands[0].id).toBe(own.id);
    expect(proposal.stands).toHaveLength(2);
    expect(proposal.stands).not.toContainEqual(expect.objectContaining({ id: other.id }));
    expect(proposal.winePages).toMatchObject([
      {
        ...{ pageId: null, standId: own.id, pageTitleId: title.id, pageTitle: title.name },
        pageTitleNames: { name_fr: 'Vaud', name_en: null },
      },
      { pageId: null, pageTitleId: title.id },
    ]);
    expect(proposal.winePages[1].position).toBe(proposal.winePages[0].position + 1);
    expect((await acceptProposal(id)).status).toBe(200);
  });

  it('leaves a stand to who had it last time and still waits, in whatever order they are accepted', async () => {
    const stand = await aStand();
    const newcomer = await sent();
    const loyal = await sent();
    await prisma().catalogStand.create({
      data: { catalogId: earlier.id, exhibitorId: loyal.client.userId, standId: stand.id },
    });
    await aStand();
    await aStand();
    const another = await sent();
    const proposed = async () =>
      Promise.all(
        [newcomer, loyal, another].map(async ({ id }) =>
          (await show(id)).proposal?.stands.map((one: { id: number }) => one.id),
        ),
      );
    const before = await proposed();
    expect(before[1]).toEqual([stand.id]);
    expect(new Set(before.flat()).size).toBe(3);
    expect((await acceptProposal(another.id)).status).toBe(200);
    expect((await proposed()).slice(0, 2)).toEqual(before.slice(0, 2));
    expect((await acceptProposal(newcomer.id)).status).toBe(200);
    expect((await proposed())[1]).toEqual(before[1]);
    expect((await acceptProposal(loyal.id)).status).toBe(200);
  });

  it('places new pages after the last one of their title, where the acceptance puts them', async () => {
    const [title, next] = [await makePageTitle(server), await makePageTitle(server)];
    const size = await prisma().page.count({ where: { catalogId: catalog.id } });
    const { id: exhibitorId } = await makeExhibitor(server.context.db);
    for (const [i, one] of [title, next].entries())
      await prisma().page.create({
        data: {
          catalogId: catalog.id,
          exhibitorId,
          pageType: 1,
          position: size + i + 1,
          pageTitleId: one.id,
        },
      });
    await aStand();
    const { client, id } = await sent();
    await prisma().page.create({
      data: {
        catalogId: earlier.id,
        exhibitorId: client.userId,
        pageType: 1,
        position: 950,
        pageTitleId: title.id,
      },
    });
    const { proposal } = await show(id);
    const rows = [...proposal.winePages, ...proposal.adPages];
    expect(proposal.winePages).toMatchObject([
      { pageTitleId: title.id, position: size + 2 },
      { pageTitleId: title.id, position: size + 3 },
    ]);
    expect((await acceptProposal(id)).status).toBe(200);
    const made = await prisma().page.findMany({ where: of(client), orderBy: { id: 'asc' } });
    expect(made.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
    const { version } = await show(id);
    expect((await takeBack(id, version)).status).toBe(200);
    const left = await prisma().page.findMany({
      where: { catalogId: catalog.id },
      orderBy: { position: 'asc' },
    });
    expect(left.map(({ position }) => position)).toEqual(left.map((_, i) => i + 1));
  });

  it('says how many stands are missing, and there is none for a decided request', async () => {
    const { id } = await sent({ count_stands: 50 });
    const { proposal } = await show(id);
    expect(proposal.gap).toMatchObject({ kind: 'stands' });
    expect(proposal.stands).toHaveLength(50 - proposal.gap.count);
    await admin.call('PUT', `/admin-request/${id}`, { accepted: 0 });
    expect((await show(id)).proposal).toBeNull();
  });
});

describe('a decision that is taken back at once', () => {
  it('leaves nothing of an acceptance: no stand, no page, no membership and no mail', async () => {
    await aStand();
    const { client, id } = await sent();
    const accepted = await acceptProposal(id);
    expect(await mailsTo(client)).toEqual(['request-accepted']);
    const back = await takeBack(id, accepted.body.data.version);
    expect(back.status).toBe(200);
    expect(back.body.data).toMatchObject({ state: 'sent', accepted: null, decided_at: null, stand: [] });
    expect(await prisma().page.count({ where: of(client) })).toBe(0);
    expect(await prisma().catalogStand.count({ where: of(client) })).toBe(0);
    expect(await prisma().catalogMembership.count({ where: of(client) })).toBe(0);
    expect(await mailsTo(client)).toEqual([]);
    expect(await historyOf(id)).toEqual(['send', 'accept', 'undecide']);
    // It can be changed by its exhibitor and decided again.
    expect((await client.call('PUT', `/request/${id}`, { count_pages_wine: 1 })).status).toBe(200);
    expect((await acceptProposal(id)).status).toBe(200);
    expect(await mailsTo(client)).toEqual(['request-accepted']);
  });

  it('gives stands and pages back that a rejection took, and the words of the organiser are gone', async () => {
    const { client, id } = await sent();
    const stand = await aStand();
    await prisma().catalogStand.create({ data: { ...of(client), standId: stand.id } });
    const page = await prisma().page.create({
      data: { ...of(client), pageType: 1, position: 900 + id, standId: stand.id, pageTitleId: titleId },
    });
    const { version } = await show(id);
    const rejected = await admin.call('PUT', `/admin-request/${id}`, {
      accepted: 0,
      comment: 'Voll.',
      version,
    });
    expect(rejected.body.data).toMatchObject({ stand: [], winePages: [{ active: 0 }, { pageId: null }] });
    const back = await takeBack(id, rejected.body.data.version);
    expect(back.body.data).toMatchObject({
      state: 'sent',
      comment: null,
      stand: [stand.id],
      winePages: [{ pageId: page.id, active: 1 }, { pageId: null }],
    });
    expect(await mailsTo(client)).toEqual([]);
  });

  it('gives back counts and services as they were ordered', async () => {
    await aStand();
    const { id } = await sent();
    const { version, proposal } = await show(id);
    const stand = proposal.stands.map((one: { id: number }) => one.id);
    const winePages = proposal.winePages.slice(0, 1);
    const less = { accepted: 1, version, stand, winePages, count_pages_wine: 1 };
    const accepted = await admin.call('PUT', `/admin-request/${id}`, less);
    expect(accepted.body.data.count_pages_wine).toBe(1);
    expect((await takeBack(id, accepted.body.data.version)).body.data.count_pages_wine).toBe(2);
  });

  it('is taken back once, also by two administrators in the same moment', async () => {
    await aStand();
    const { id } = await sent();
    const { version } = (await acceptProposal(id)).body.data;
    const second = await joinOrganiser(server);
    const answers = await Promise.all([takeBack(id, version), takeBack(id, version, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const twice = await takeBack(id, version);
    expect(codeOf(twice)).toEqual([409, 'conflict.stale']);
    const now = await show(id);
    expect(codeOf(await takeBack(id, now.version))).toEqual([409, 'catalog-request.not-decided']);
    expect(await historyOf(id)).toEqual(['send', 'accept', 'undecide']);
  });

  it('is not when another administrator has decided anew meanwhile', async () => {
    await aStand();
    const { client, id } = await sent();
    const { version } = (await acceptProposal(id)).body.data;
    const second = await joinOrganiser(server);
    const other = await second.call('PUT', `/admin-request/${id}`, { accepted: 0 });
    expect(codeOf(await takeBack(id, version))).toEqual([409, 'conflict.stale']);
    expect(codeOf(await takeBack(id, other.body.data.version))).toEqual([409, 'catalog-request.undo-late']);
    // Who has not heard of the acceptance hears of the rejection only, not that an acceptance was withdrawn.
    const mails = await prisma().mail.findMany({ where: { userId: client.userId, ...ofDecisions } });
    expect(mails.map(({ kind }) => kind)).toEqual(['request-rejected']);
    expect(mails[0]?.text).not.toContain('zurückgenommen');
  });

  it('is not when a stand has gone to another exhibitor', async () => {
    const { client, id } = await sent();
    const stand = await aStand();
    await prisma().catalogStand.create({ data: { ...of(client), standId: stand.id } });
    const { version } = (await admin.call('PUT', `/admin-request/${id}`, { accepted: 0 })).body.data;
    const rival = await sent({ count_pages_wine: 1 });
    const row = { pageId: null, standId: stand.id, pageTitleId: titleId };
    const acceptance = { accepted: 1, stand: [stand.id], winePages: [row] };
    expect((await admin.call('PUT', `/admin-request/${rival.id}`, acceptance)).status).toBe(200);
    const late = await takeBack(id, version);
    expect(codeOf(late)).toEqual([409, 'catalog-request.undo-stand-taken']);
    expect(late.body.params).toMatchObject({ stand: stand.stand });
    // Nothing is half taken back, and the mail still goes out.
    expect(await show(id)).toMatchObject({ state: 'rejected', stand: [] });
    expect(await mailsTo(client)).toEqual(['request-rejected']);
  });

  it.each([
    ['changed a page', (page: number) => ['PUT', `/page/${page}`, { footer: 'Seit 1912' }]],
    ['begun to fill it', (page: number) => ['POST', '/page-category', { page_id: page, category: 'Weiss' }]],
    ['taken it out of print', (page: number) => ['PUT', `/page/${page}`, { active: 0 }]],
  ] as const)('is not when the exhibitor has %s', async (_, act) => {
    await aStand();
    const { client, id } = await sent();
    const { version, winePages } = (await acceptProposal(id)).body.data;
    const [method, path, body] = act(winePages[1].pageId);
    expect((await client.call(String(method), String(path), body)).status).toBeLessThan(300);
    expect(codeOf(await takeBack(id, version))).toEqual([409, 'catalog-request.undo-changed']);
    expect(await prisma().page.count({ where: of(client) })).toBe(2);
    expect(await mailsTo(client)).toEqual(['request-accepted']);
  });

  it('is not when its mail is under way', async () => {
    await aStand();
    const { client, id } = await sent();
    const { version } = (await acceptProposal(id)).body.data;
    await prisma().$executeRaw`
      UPDATE job SET state = 'running', attempt = 1, locked_by = 'a node', lease_until = now() + interval '1 hour'
      WHERE payload ->> 'held_about' = ${`request-${id}`}`;
    expect(codeOf(await takeBack(id, version))).toEqual([409, 'catalog-request.undo-late']);
    expect(await show(id)).toMatchObject({ state: 'accepted' });
    expect(await mailsTo(client)).toEqual(['request-accepted']);
  });

  it('is not by an exhibitor, the own one or another’s', async () => {
    await aStand();
    const { client, id } = await sent();
    const { version } = (await acceptProposal(id)).body.data;
    const stranger = (await sent()).client;
    expect((await takeBack(id, version, client)).status).toBe(403);
    expect((await takeBack(id, version, stranger)).status).toBe(403);
    const acting = await signInAs(server, client.userId, admin.userId);
    expect((await takeBack(id, version, acting)).status).toBe(403);
    expect(codeOf(await takeBack(999_999, 1))).toEqual([404, 'request.not-found']);
    expect((await admin.call('POST', `/admin-request/${id}/take-back`, {})).status).toBe(422);
    expect((await show(id)).state).toBe('accepted');
  });
});
