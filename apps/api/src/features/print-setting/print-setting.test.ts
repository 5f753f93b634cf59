import { createHash } from 'node:crypto';
import { fogra39 } from '@rebblatt/press';
import { adSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import { fairClock, joinFair, makeCatalog, makePage } from '../../testing/fair.ts';
import { outputProfileOf } from '../../testing/pdf.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let boss: Client;
let catalog: { id: number; catalogType: number };

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '1' } });
  boss = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
  catalog = await makeCatalog(server);
});
afterAll(() => server.stop());

const setting = async () => (await boss.call('GET', '/print-setting')).body.data;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function profileForm(profile: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  const named = { identifier: 'FOGRA51', condition: 'PSO Coated v3', ...fields };
  for (const [name, value] of Object.entries(named)) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(profile)]), 'PSOcoated_v3.icc');
  return form;
}
const uploadProfile = (profile: Uint8Array, fields?: Record<string, string>) =>
  boss.call('POST', '/print-setting/profile', profileForm(profile, fields));

describe('the thresholds of the preflight', () => {
  it('are the defaults until one is set, and only that one is stored', async () => {
    const { thresholds, version } = await setting();
    expect(thresholds.image_ppi_warning).toBe(297);
    const set = await boss.call('PUT', '/print-setting', {
      thresholds: { ...thresholds, image_ppi_warning: 250 },
      version,
    });
    expect(set.body.data.thresholds).toEqual({ ...thresholds, image_ppi_warning: 250 });
    const row = await server.context.db.prisma.printSetting.findUnique({ where: { id: 1 } });
    expect(row?.thresholds).toEqual({ image_ppi_warning: 250 });
    const late = await boss.call('PUT', '/print-setting', { thresholds, version });
    expect([late.status, late.body.error]).toEqual([409, 'conflict.stale']);
    expect(late.body.data.thresholds.image_ppi_warning).toBe(250);
  });

  it('are refused by name when they are not a number', async () => {
    const { thresholds } = await setting();
    const odd = await boss.call('PUT', '/print-setting', { thresholds: { ...thresholds, hairline_pt: -1 } });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['thresholds.hairline_pt']]);
  });

  it('are taken with a comma, and refused unless they are more than 0', async () => {
    const { thresholds, version } = await setting();
    const set = (hairline_pt: unknown) =>
      boss.call('PUT', '/print-setting', { thresholds: { ...thresholds, hairline_pt }, version });
    const none = await set(0);
    expect(none.body.errors).toEqual({
      'thresholds.hairline_pt': [{ key: 'validation.positive', params: {} }],
    });
    const comma = await set(' 0,3');
    expect([comma.status, comma.body.data?.thresholds.hairline_pt]).toEqual([200, 0.3]);
  });

  it('are refused by name when a warning would never be reached', async () => {
    const { thresholds, version } = await setting();
    const odd = await boss.call('PUT', '/print-setting', {
      thresholds: { ...thresholds, image_ppi_error: 300, image_ppi_warning: 299, bitmap_ppi_warning: 549 },
      version,
    });
    expect([odd.status, odd.body.errors]).toEqual([
      422,
      {
        'thresholds.image_ppi_warning': [{ key: 'validation.below-limit', params: { min: 300 } }],
        'thresholds.bitmap_ppi_warning': [{ key: 'validation.below-limit', params: { min: 550 } }],
      },
    ]);
  });

  it('apply to the next file that is checked', async () => {
    const { client: owner, stand } = await joinFair(server, catalog);
    const ad = await adSpecimen({
      seed: 2,
      name: 'Weingut Steg',
      place: 'Stäfa',
      slogan: 'Besuchen Sie uns',
      stand: '12',
      website: 'steg.test',
    });
    const checked = async () => {
      const { id } = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId: stand.id });
      const form = new FormData();
      form.set('id', String(id));
      form.set('file', new Blob([Uint8Array.from(ad)]), 'Inserat.pdf');
      await owner.call('POST', '/catalog/update-ad', form);
      return vi.waitFor(
        async () => {
          const { body } = await owner.call('GET', `/page/${id}`);
          expect(body.data.status.ready).toBe(1);
          return body.data.content_report.findings.map(({ code }: { code: string }) => code);
        },
        { timeout: 60_000, interval: 50 },
      );
    };
    expect(await checked()).not.toContain('TXT-SMALL-MULTI');
    const { thresholds } = await setting();
    await boss.call('PUT', '/print-setting', { thresholds: { ...thresholds, small_multi_pt: 500 } });
    expect(await checked()).toContain('TXT-SMALL-MULTI');
  });
});

const downloadOf = (pageId: number) =>
  fetch(`${server.origin}/api/page-wine-download/${pageId}`, {
    headers: { Authorization: `Bearer ${boss.token}` },
  });

describe('the output condition', () => {
  it('is reported when the storage has lost it, and everything else continues', async () => {
    await uploadProfile(fogra39().profile);
    const { db, files } = server.context;
    const rubbish = await files.keepBytes(new Uint8Array(400).fill(7));
    const { profileFileId } = await db.prisma.printSetting.findUniqueOrThrow({ where: { id: 1 } });
    await db.prisma.storedFile.update({
      where: { id: profileFileId as number },
      data: { sha256: rubbish.sha256 },
    });
    const page = (await boss.call('POST', '/page', { catalog_id: catalog.id, type: 6 })).body;
    const refused = await downloadOf(page.data.id);
    expect([refused.status, (await refused.json()).error]).toEqual([500, 'print.profile-unusable']);
    expect((await boss.call('DELETE', '/print-setting/profile')).status).toBe(200);
    expect((await downloadOf(page.data.id)).status).toBe(200);
  });

  it('is FOGRA39 until another profile is uploaded, and again when that is removed', async () => {
    expect((await setting()).output_condition).toMatchObject({
      identifier: 'FOGRA39',
      own: 0,
      profile: null,
    });
    const { profile } = fogra39();
    const set = await uploadProfile(profile, { registry: 'http://www.color.org' });
    expect(set.body.data.output_condition).toEqual({
      identifier: 'FOGRA51',
      condition: 'PSO Coated v3',
      registry: 'http://www.color.org',
      own: 1,
      profile: 'PSOcoated_v3.icc',
    });

    const page = (await boss.call('POST', '/page', { catalog_id: catalog.id, type: 6 })).body;
    const printed = await downloadOf(page.data.id);
    const intent = await outputProfileOf(new Uint8Array(await printed.arrayBuffer()));
    expect(intent).toEqual({ identifier: 'FOGRA51', profile: hashOf(profile) });

    expect((await boss.call('DELETE', '/print-setting/profile')).body.data.output_condition).toMatchObject({
      identifier: 'FOGRA39',
      own: 0,
    });
  });

  it.each([
    ['is not a profile', () => new Uint8Array(400).fill(7), 422, 'file.unreadable'],
    ['is truncated', () => fogra39().profile.slice(0, 90_000), 422, 'file.no-printer-profile'],
    [
      'is damaged',
      () => fogra39().profile.map((byte, at) => (at > 400 ? byte ^ 0x5a : byte)),
      422,
      'file.no-printer-profile',
    ],
  ])('is not changed by a file that %s', async (_, bytes, status, key) => {
    const before = await setting();
    const refused = await uploadProfile(bytes());
    expect([refused.status, refused.body.errors?.file?.[0]?.key]).toEqual([status, key]);
    expect(await setting()).toEqual(before);
  });
});
