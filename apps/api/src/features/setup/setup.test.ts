import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const setup = async () => (await admin.call('GET', '/setup')).body.data;
const doneSteps = async () =>
  (await setup()).steps
    .filter(({ done }: { done: boolean }) => done)
    .map(({ step }: { step: string }) => step);
const settingUp = async (client = admin) => (await client.call('GET', '/user')).body.setting_up;

describe('the first steps', () => {
  it('are all open on an empty installation, and the session says that there are some', async () => {
    expect(await doneSteps()).toEqual([]);
    expect(await settingUp()).toBe(true);
    expect((await setup()).mail).toMatchObject({ reply_to: null, delivered: false, trial: null });
  });

  it.each([
    ['http://127.0.0.1:8080', false],
    ['http://localhost:8080', false],
    ['https://katalog.messe.test', true],
  ])('say whether others can open the links of mails: %s', async (publicUrl, reaches) => {
    const own = await startTestServer({ publicUrl });
    try {
      const organiser = await joinOrganiser(own);
      expect((await organiser.call('GET', '/setup')).body.data.mail.links_reach).toBe(reaches);
    } finally {
      await own.stop();
    }
  });

  it('send oneself a mail, signed by the fair, whose delivery is said', async () => {
    await admin.call('PUT', '/fair', {
      name: 'Weinfest',
      contact_name: 'Ruth Steg',
      email: 'fest@steg.test',
    });
    const { body } = await admin.call('POST', '/setup/trial-mail');
    expect(body.data.mail).toMatchObject({ reply_to: 'fest@steg.test', trial: { state: 'queued' } });
    const mail = await server.context.db.prisma.mail.findFirstOrThrow({ where: { kind: 'trial' } });
    expect(mail.text).toMatch(/Weinfest\nRuth Steg, fest@steg\.test$/);
    expect(mail.recipient).toBe(body.data.mail.trial.recipient);
  });

  it('are done one by one, in whatever order', async () => {
    await admin.call('POST', '/page-title', { name: 'Am See' });
    await admin.call('POST', '/base-data', {
      packs: ['countries-and-regions', 'grape-varieties', 'wine-types', 'bottle-sizes', 'ships-and-decks'],
    });
    expect(await doneSteps()).toEqual(['fair', 'base-data', 'ships-and-decks', 'page-titles']);
    const { steps } = await setup();
    expect(steps).toContainEqual({ step: 'ships-and-decks', done: true, count: 11 });
  });

  it('are put away and taken out again', async () => {
    expect((await admin.call('PUT', '/setup', { hidden: true })).body.data.hidden).toBe(true);
    expect(await settingUp()).toBe(false);
    expect((await admin.call('PUT', '/setup', { hidden: false })).body.data.hidden).toBe(false);
    expect(await settingUp()).toBe(true);
    expect((await admin.call('PUT', '/setup', { hidden: 'yes' })).body.errors).toHaveProperty('hidden');
  });

  it('are nothing for exhibitors', async () => {
    const user = await makeExhibitor(server.context.db);
    expect(await settingUp(await signInAs(server, user.id))).toBe(false);
  });

  it('end when the last one is done', async () => {
    await server.context.db.prisma.mail.updateMany({ data: { state: 'sent' } });
    await admin.call('POST', '/stand', { stand: 'A 1', catalog_type: 1 });
    await admin.call('POST', '/service', { name: 'Strom' });
    await admin.call('POST', '/catalog', {
      ...{ name: 'Frühling', catalog_type: 1, from: '2030-07-01', to: '2030-07-31' },
    });
    expect(await doneSteps()).toHaveLength(10);
    expect(await settingUp()).toBe(false);
  });
});
