import { basePacks } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
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

const packs = async () => {
  const { body } = await admin.call('GET', '/base-data');
  return body.data as { pack: string; name: string; there: number; to_add: number }[];
};
const namesOf = async (path: string, field = 'name') => {
  const { body } = await admin.call('GET', path);
  return body.data.map((row: Record<string, unknown>) => row[field]) as string[];
};

describe('the base data', () => {
  it('says what each pack would add before anything is loaded', async () => {
    const all = await packs();
    expect(all.map(({ pack }) => pack)).toEqual([...basePacks]);
    expect(all.filter(({ there, to_add }) => there > 0 || to_add === 0)).toEqual([]);
    expect(await namesOf('/country')).toEqual([]);
  });

  it('does not add a second time what the organiser has already, under whatever name', async () => {
    const { body } = await admin.call('POST', '/country', { name: 'Suisse' });
    await admin.call('POST', '/region', { name: 'VAUD', country_id: body.data.id });
    await admin.call('POST', '/grape-variety', { bezeichnung_d_cod: 'Blauburgunder' });
    const before = await packs();
    const loaded = await admin.call('POST', '/base-data', {
      packs: ['countries-and-regions', 'grape-varieties', 'grape-varieties'],
    });
    expect(loaded.status).toBe(200);
    const [regions, grapes] = before;
    expect([regions?.there, grapes?.there]).toEqual([2, 1]);
    expect(loaded.body.data.added).toEqual({
      'countries-and-regions': regions?.to_add,
      'grape-varieties': grapes?.to_add,
    });
    const countries = await namesOf('/country');
    expect(countries).toContain('Suisse');
    expect(countries).not.toContain('Schweiz');
    const swiss = (await admin.call('GET', '/region')).body.data.filter(
      ({ country }: { country: { name: string } }) => country.name === 'Suisse',
    );
    const names = swiss.map(({ name }: { name: string }) => name);
    expect(names).toContain('VAUD');
    expect(names).not.toContain('Waadt');
    expect(names).toContain('Drei-Seen-Land');
    expect(await namesOf('/grape-variety', 'bezeichnung_d_cod')).not.toContain('Pinot Noir');
  });

  it('adds nothing when it is loaded twice', async () => {
    const everything = { packs: [...basePacks] };
    await admin.call('POST', '/base-data', everything);
    expect((await packs()).filter(({ to_add }) => to_add > 0)).toEqual([]);
    const { body } = await admin.call('POST', '/base-data', everything);
    expect(body.data.added).toEqual(Object.fromEntries(basePacks.map((pack) => [pack, 0])));
  });

  it('has the ships and decks in their order, the awards with their symbols, and names in three languages', async () => {
    expect((await namesOf('/ship')).slice(0, 3)).toEqual(['Stadt Zürich', 'Stadt Rapperswil', 'Linth']);
    expect(await namesOf('/ship')).toHaveLength(11);
    expect(await namesOf('/deck')).toEqual(['Hauptdeck', 'Oberdeck', 'Sonnendeck']);
    const awards = (await admin.call('GET', '/award')).body.data;
    expect(awards).toContainEqual(
      expect.objectContaining({ award: 'Goldene Traube', symbol: 'v', name_fr: 'Grappe d’or', is_active: 1 }),
    );
    const sizes = (await admin.call('GET', '/bottle-size')).body.data;
    expect(sizes).toContainEqual(expect.objectContaining({ size: '75 cl', priority_size: 1 }));
    const types = (await admin.call('GET', '/wine-type')).body.data;
    expect(types).toContainEqual(expect.objectContaining({ wine_type: 'Weisswein', name_fr: 'Vin blanc' }));
  });

  it('tells the history once what was loaded', async () => {
    const { body } = await admin.call('GET', '/history/50/1');
    const entries = body.data.filter(({ entity }: { entity: string }) => entity === 'base-data');
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.at(-1)).toMatchObject({ action: 'create', item: expect.stringContaining('Rebsorten') });
  });

  it('refuses a pack that there is not', async () => {
    const { status, body } = await admin.call('POST', '/base-data', { packs: ['cheese'] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['packs.0']]);
    expect((await admin.call('POST', '/base-data', { packs: [] })).status).toBe(422);
  });

  it('is loaded once when two organisers press at the same time', async () => {
    await server.context.db.prisma.grapeVariety.deleteMany();
    const body = { packs: ['grape-varieties'] };
    const [one, two] = await Promise.all([
      admin.call('POST', '/base-data', body),
      admin.call('POST', '/base-data', body),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const counts = [one, two].map(({ body: { data } }) => data.added['grape-varieties']);
    expect(Math.min(...counts)).toBe(0);
    expect(await namesOf('/grape-variety', 'bezeichnung_d_cod')).toHaveLength(Math.max(...counts));
  });
});
