import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'drei rote Boote';
const DAY_MS = 86_400_000;

let server: TestServer;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  visitor = clientOf(server, null);
});
beforeEach(async () => {
  await server.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const rows = () => server.context.db.prisma;

/** An account without a password, as a list of companies makes it. */
async function company(companyName = 'Weingut am Steg') {
  const { id } = await makeExhibitor(server.context.db, { companyName, active: false });
  return rows().user.update({ where: { id }, data: { passwordHash: null } });
}

const invite = (ids: unknown, more: object = {}) => admin.call('POST', '/exhibitor/invite', { ids, ...more });
const mailsTo = (recipient: string) => rows().mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
const keyIn = (text: string) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const keyOf = async (email: string) =>
  keyIn((await mailsTo(email)).findLast(({ kind }) => kind === 'invitation')?.text ?? '');
async function invited(name?: string) {
  const user = await company(name);
  await invite([user.id]);
  return { ...user, key: await keyOf(user.email) };
}
const accept = (key: string, password = PASSWORD, more: object = {}) =>
  visitor.call('POST', `/invitation/${key}/accept`, {
    password,
    password_confirmation: password,
    ...more,
  });
const shown = async (key: string) => (await visitor.call('GET', `/invitation/${key}`)).body.data;
const signIn = (email: string, password = PASSWORD) => visitor.call('POST', '/login', { email, password });
const item = async (id: number) => (await admin.call('GET', `/exhibitor/${id}`)).body.data;

describe('inviting', () => {
  it('mails each a key of their own, in their language, with the catalogue and its last day', async () => {
    const catalog = await makeCatalog(server, { name: 'Herbstmesse' });
    const [de, fr] = [await company('Weingut am Steg'), await company('Domaine du Quai')];
    await rows().user.update({ where: { id: fr.id }, data: { language: 'fr' } });
    const answer = await invite([de.id, fr.id, 999_999], {
      text: 'Wir freuen uns auf Sie.',
      text_fr: 'Nous nous réjouissons.',
    });
    expect([answer.status, answer.body]).toEqual([200, { data: { invited: 2, skipped: 1 } }]);
    const [german] = await mailsTo(de.email);
    expect(german?.subject).toBe('Einladung zum Messekatalog «Herbstmesse»');
    expect(german?.text).toContain('lädt Weingut am Steg ein');
    expect(german?.text).toContain('Wir freuen uns auf Sie.');
    const end = new Intl.DateTimeFormat('de-CH', { dateStyle: 'long' }).format(catalog.toOn);
    expect(german?.text).toContain(`bis zum ${end}`);
    const [french] = await mailsTo(fr.email);
    expect(french?.text).toContain('invite Domaine du Quai');
    expect(french?.text).toContain('Nous nous réjouissons.');
    expect(french?.text).not.toContain('Wir freuen uns');
    expect(keyIn(french?.text ?? '')).not.toBe(keyIn(german?.text ?? ''));
    expect(
      await rows().history.count({ where: { action: 'invite', entityId: { in: [de.id, fr.id] } } }),
    ).toBe(2);
  });

  it('passes over who has a password, is closed, or was invited within a day, unless that is wanted', async () => {
    const [fresh, before] = [await company(), await company()];
    const open = await makeExhibitor(server.context.db);
    const waiting = await makeExhibitor(server.context.db, { active: false });
    await invite([before.id]);
    const all = [fresh.id, before.id, open.id, waiting.id];
    expect((await invite(all)).body.data).toEqual({ invited: 1, skipped: 3 });
    expect((await invite(all, { again: true })).body.data).toEqual({ invited: 2, skipped: 2 });
    await rows().invitation.updateMany({ data: { sentAt: new Date(Date.now() - DAY_MS - 1000) } });
    expect((await invite(all)).body.data).toEqual({ invited: 2, skipped: 2 });
  });

  it('sends one mail when two organisers press at the same time', async () => {
    const ids = (await Promise.all([company(), company(), company()])).map(({ id }) => id);
    const answers = await Promise.all([invite(ids), invite([...ids].reverse())]);
    expect(answers.map(({ body }) => body.data.invited).sort()).toEqual([0, 3]);
  });

  it('stores keys only as hashes', async () => {
    const { id, key } = await invited();
    const stored = await rows().invitation.findFirstOrThrow({ where: { userId: id } });
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(stored.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await item(id))).not.toContain(stored.tokenHash);
  });

  it.each([['all'], [[0]], [[1, 1]]])('refuses what is no list of exhibitors: %j', async (ids) => {
    const { status, body } = await invite(ids);
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, 'ids']);
  });
});

describe('an invitation', () => {
  it('says whose it is and for what, and is used up by nothing that only reads it', async () => {
    const { key, email, id } = await invited('Weingut am Steg');
    for (let n = 0; n < 3; n++) expect((await shown(key)).state).toBe('open');
    expect(await shown(key)).toMatchObject({ email, company_name: 'Weingut am Steg', language: null });
    expect((await item(id)).invitation.opened_at).toBeNull();
    expect((await visitor.call('POST', `/invitation/${key}/open`)).status).toBe(200);
    const first = (await item(id)).invitation.opened_at;
    await visitor.call('POST', `/invitation/${key}/open`);
    expect([first !== null, (await item(id)).invitation.opened_at]).toEqual([true, first]);
  });

  it('sets the password, opens the account and can be used once', async () => {
    const { key, email, id } = await invited();
    expect((await item(id)).account).toBe('invited');
    expect((await signIn(email)).status).toBe(401);
    expect((await accept(key, PASSWORD, { language: 'fr' })).status).toBe(200);
    const { body } = await signIn(email);
    expect(body.user).toMatchObject({ email, language: 'fr', role: 'EXHIBITOR' });
    expect(await item(id)).toMatchObject({ account: 'active', active: 1 });
    expect((await item(id)).invitation.accepted_at).not.toBeNull();
    const twice = await accept(key, 'noch einmal anders');
    expect([twice.status, twice.body.error]).toEqual([409, 'invitation.accepted']);
    expect((await shown(key)).state).toBe('accepted');
    expect(await rows().history.count({ where: { action: 'accept-invitation', entityId: id } })).toBe(1);
  });

  it('works once when it is used twice at the same time', async () => {
    const { key } = await invited();
    const answers = await Promise.all([accept(key, 'erster von zweien'), accept(key, 'zweiter von zweien')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('works by an older mail too, and by no mail once one was accepted', async () => {
    const { id, email, key: older } = await invited();
    await invite([id], { again: 1 });
    const newer = await keyOf(email);
    expect(newer).not.toBe(older);
    expect((await accept(older)).status).toBe(200);
    expect((await accept(newer)).body.error).toBe('invitation.accepted');
  });

  it('is over after thirty days, and its owner gets a new one with one call', async () => {
    const { id, email, key } = await invited();
    const { expiresAt, sentAt } = await rows().invitation.findFirstOrThrow({ where: { userId: id } });
    expect(expiresAt.getTime() - sentAt.getTime()).toBe(30 * DAY_MS);
    await rows().invitation.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await shown(key)).state).toBe('expired');
    expect((await accept(key)).body.error).toBe('invitation.expired');
    expect((await visitor.call('POST', `/invitation/${key}/renew`)).status).toBe(200);
    expect((await accept(await keyOf(email))).status).toBe(200);
    expect((await visitor.call('POST', `/invitation/${key}/renew`)).body.error).toBe('invitation.accepted');
  });

  it('fills no mailbox', async () => {
    const { key, email } = await invited();
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await visitor.call('POST', `/invitation/${key}/renew`)).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('refuses a short or frequent password at its field and stays open', async () => {
    const { key } = await invited();
    for (const password of ['kurz', 'password']) {
      const { status, body } = await accept(key, password);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    }
    const other = await visitor.call('POST', `/invitation/${key}/accept`, {
      password: PASSWORD,
      password_confirmation: 'etwas anderes',
    });
    expect(Object.keys(other.body.errors)).toEqual(['password_confirmation']);
    expect((await shown(key)).state).toBe('open');
  });

  it('is not guessed', async () => {
    const answers = [];
    for (let n = 0; n < 32; n++) answers.push((await visitor.call('GET', `/invitation/falsch${n}`)).status);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
  });

  it('of an address that was wrong opens nothing once the address is another', async () => {
    const { id, key } = await invited();
    const { version } = await item(id);
    const email = 'richtig@fair.test';
    expect((await admin.call('PUT', `/exhibitor/${id}`, { email, version })).status).toBe(200);
    expect((await accept(key)).body.error).toBe('invitation.expired');
    expect(await mailsTo(email)).toHaveLength(0);
    await visitor.call('POST', `/invitation/${key}/renew`);
    expect((await accept(await keyOf(email))).status).toBe(200);
  });
});

describe('an account without a password', () => {
  it('is opened by nobody but its owner', async () => {
    const { id, version } = { ...(await company()), version: 1 };
    const { status, body } = await admin.call('PUT', `/exhibitor/${id}`, { active: 1, version });
    expect([status, body.errors.active[0].key]).toEqual([422, 'exhibitor.without-password']);
    const many = await admin.call('POST', '/exhibitor/activate', { ids: [id] });
    expect(many.body.data).toEqual({ activated: 0, skipped: 1 });
  });

  it('is opened by the link of a forgotten password as well', async () => {
    const { id, email } = await invited();
    await visitor.call('POST', '/forgot-password', { email });
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'password-reset');
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const form = { email, token, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await visitor.call('POST', '/reset-password', form)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect((await item(id)).invitation.accepted_at).not.toBeNull();
  });

  it('is found in the list by its state', async () => {
    const { id } = await company('Nur eingeladen');
    const query = new URLSearchParams({
      columnFilters: JSON.stringify({ account: 'invited', company_name: 'Nur eingeladen' }),
    });
    const { body } = await admin.call('GET', `/exhibitor/10/1?${query}`);
    expect(body.data.map((one: { id: number }) => one.id)).toEqual([id]);
  });

  it('shows why its mail did not arrive, until its address is another', async () => {
    const { id, email } = await invited();
    expect((await item(id)).bounce).toBeNull();
    await rows().mail.updateMany({
      where: { recipient: email },
      data: { state: 'failed', error: '550 5.1.1 User unknown' },
    });
    const { bounce, version } = await item(id);
    expect(bounce.error).toBe('550 5.1.1 User unknown');
    await admin.call('PUT', `/exhibitor/${id}`, { email: 'gibt.es@fair.test', version });
    expect((await item(id)).bounce).toBeNull();
  });
});
