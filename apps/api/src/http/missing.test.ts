import type { Entity } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as a from '../testing/access-world.ts';
import { fairClock, makeWines } from '../testing/fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let world: a.AccessWorld;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await a.makeAccessWorld(server);
});
afterAll(() => server.stop());

const NONE = 999_999;

type Call = [method: string, path: string, body?: object];
const lines: [what: Entity, of: string, call: () => Promise<Call>][] = [
  [
    'bottle-size',
    'a size that the wine does not have',
    async () => ['DELETE', `/bottle-size/remove/${(await a.aWine(world)).id}/${NONE}`],
  ],
  [
    'wine',
    'the prices of a wine',
    async () => ['DELETE', `/bottle-size/remove/${NONE}/${(await a.aWine(world)).bottleSize.id}`],
  ],
  [
    'wine',
    'the rows of its prices',
    async () => {
      const { bottleSize } = await a.aWine(world);
      const data = [{ wine_id: NONE, bottle_size_id: bottleSize.id, price: 9 }];
      return ['POST', '/bottle-size/update-or-create', { data }];
    },
  ],
  [
    'wine',
    'a wine for a category',
    async () => ['POST', `/page-category/add-wine/${(await a.aFilledPage(world)).first}/${NONE}`],
  ],
  [
    'wine',
    'a wine that is not in the category',
    async () => {
      const { first } = await a.aFilledPage(world);
      const { wines } = await makeWines(server, world.ownerId, 1);
      return ['POST', '/page-category/remove-wines', { category_id: first, wines: [wines[0]?.id] }];
    },
  ],
  [
    'page-category',
    'its category',
    async () => ['POST', `/page-category/add-wine/${NONE}/${(await a.aWine(world)).id}`],
  ],
  [
    'page',
    'the page of a new category',
    async () => ['POST', '/page-category', { page_id: NONE, category: 'Weine' }],
  ],
  [
    'exhibitor',
    'an exhibitor in a catalogue',
    async () => ['GET', `/catalog/${world.catalog.id}/progress/${NONE}`],
  ],
  ['catalog', 'the catalogue itself', async () => ['GET', `/catalog/${NONE}/progress/${world.ownerId}`]],
];

describe('what is missing', () => {
  it.each(lines)('is the %s: %s', async (entity, _of, call) => {
    const { status, body } = await world.clients.boss.call(...(await call()));
    expect([status, body.error, body.params]).toEqual([404, 'request.not-found', { entity }]);
  });
});
