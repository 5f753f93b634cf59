import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../lib/sql.ts';
import type { Client } from '../../testing/client.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { grapesOfCell } from './grape-parts.rules.ts';
import { listsOf } from './lists.rules.ts';
import { loadReferences } from './reference.queries.ts';

let server: TestServer;
let admin: Client;
let lists: ReturnType<typeof listsOf>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
  await admin.call('POST', '/base-data', { packs: ['countries-and-regions', 'grape-varieties'] });
  lists = listsOf(await loadReferences(server.context.db));
});
afterAll(() => server.stop());

const regionOf = (text: string) => {
  const found = lists.region.find(text);
  return 'is' in found ? found.is.label : found.suggestions;
};
const grapeOf = (text: string) => {
  const found = lists.grape.find(text);
  return 'is' in found ? found.is.name : found.suggestions;
};

describe('a place of wine', () => {
  it.each([
    ['Langhe', 'Italien - Piemont'],
    ['Langhe DOC', 'Italien - Piemont'],
    ['Saint-Emilion', 'Frankreich - Bordeaux'],
    ['St-Émilion Grand Cru', 'Frankreich - Bordeaux'],
    ['AOC St. Emilion', 'Frankreich - Bordeaux'],
    ['Rheinhessen', 'Deutschland - Rheinhessen'],
    ['Chianti Classico DOCG', 'Italien - Toskana'],
    ['Lavaux AOC', 'Schweiz - Waadt'],
    ['Canton de Vaud', 'Schweiz - Waadt'],
    ['VD', 'Schweiz - Waadt'],
    ['Mercurey', 'Frankreich - Burgund'],
    ['Italien, Piemont', 'Italien - Piemont'],
    ['Veneto, Italy', 'Italien - Venetien'],
    ['France / Bordeaux / Pauillac', 'Frankreich - Bordeaux'],
    ['Rioja (Spanien)', 'Spanien - Rioja'],
    ['Toscana - Bolgheri', 'Italien - Toskana'],
    ['Bündner Herrschaft', 'Schweiz - Bündner Herrschaft'],
    ['Champagne', 'Frankreich - Champagne'],
    ['Bourgogne', 'Frankreich - Burgund'],
    ['Chablais AOC', 'Schweiz - Waadt'],
    ['Alsace ou Vin d’Alsace', 'Frankreich - Elsass'],
    ['Hermitage ou Ermitage ou l’Hermitage', 'Frankreich - Rhone'],
    ['Alsace grand cru Altenberg de Bergbieten', 'Frankreich - Elsass'],
    ['Tamar River', 'Australien - Tasmanien'],
  ])('leads to its region: %s', (text, region) => {
    expect(regionOf(text)).toBe(region);
  });

  it('leaves a country to the person, with regions of it to choose', () => {
    expect(regionOf('Uruguay')).toEqual(expect.arrayContaining(['Canelones']));
  });

  it('is in doubt where its parts contradict each other', () => {
    expect(regionOf('Rioja, Uruguay')).toEqual(['Rioja']);
  });

  it.each(['Steinfels', 'Irgendwo', ''])('is not invented: «%s»', (text) => {
    expect(regionOf(text)).toEqual([]);
  });
});

describe('a grape', () => {
  it.each([
    ['Cannonau (Grenache)', ['Grenache']],
    ['Sangiovese (Brunello)', ['Sangiovese']],
    ['Chardonnay (Barrique)', ['Chardonnay']],
    ['Syrah-Merlot', ['Syrah', 'Merlot']],
    ['Malbec e Cabernet Franc', ['Malbec', 'Cabernet Franc']],
    ['Riesling-Sylvaner', ['Müller-Thurgau']],
    ['Merlot (Syrah)', [null]],
    ['Merlot-Rätsel', [null]],
  ])('is read from a cell with more words: %s', (cell, grapes) => {
    const found = grapesOfCell(cell, lists.grape).map((name) => lists.grape.find(name));
    expect(found.map((one) => ('is' in one ? one.is.name : null))).toEqual(grapes);
  });

  it.each([
    ['Spätburgunder', 'Pinot Noir'],
    ['Garnacha', 'Grenache'],
    ['Riesling x Sylvaner', 'Müller-Thurgau'],
    ['Johannisberg', 'Silvaner'],
    ['Rivaner', 'Rivaner'],
    ['Macabeo', 'Macabeo'],
    ['Riesling-Sylvaner', 'Müller-Thurgau'],
    ['Tinta Roriz', 'Tempranillo'],
    ['Cab. Sauvignon', 'Cabernet Sauvignon'],
  ])('is found by its other names: %s', (text, grape) => {
    expect(grapeOf(text)).toBe(grape);
  });
});

describe('the regions of a place, for a select', () => {
  const regionsOf = async (place: string) => {
    const { body } = await admin.call('GET', `/wine-import/regions?place=${encodeURIComponent(place)}`);
    const ids = body.data as number[];
    const rows = await server.context.db.query<{ name: string }>(
      sql`SELECT name FROM region WHERE id = ANY(${ids}) ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  };

  it.each([
    ['Lavaux', ['Waadt']],
    ['dezaley', ['Waadt']],
    ['Barolo', ['Piemont']],
    ['Chianti', ['Toskana']],
    ['St. Emilion', ['Bordeaux']],
    ['Rote Socken', []],
  ])('«%s» is in %j', async (place, regions) => {
    expect(await regionsOf(place)).toEqual(regions);
  });

  it('asks for the name', async () => {
    const answer = await admin.call('GET', '/wine-import/regions');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('place');
  });
});
