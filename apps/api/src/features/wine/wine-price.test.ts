import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOffice, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let wineId: number;
let sizeId: number;
let magnum: number;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  admin = await joinOffice(server);
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  const { wines, bottleSize } = await makeWines(server, owner.userId, 1);
  wineId = Number(wines[0]?.id);
  sizeId = bottleSize.id;
  magnum = (await db.prisma.bottleSize.create({ data: { size: '150 cl' } })).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

describe('the prices of a wine', () => {
  it('are refused with the field that is wrong', async () => {
    const wrong = async (price: string) =>
      (await owner.call('POST', `/wine/add-price/${wineId}/${sizeId}/${price}`)).body.errors?.price?.[0]?.key;
    expect(await wrong('-1')).toBe('validation.min');
    expect(await wrong('10000000')).toBe('validation.max');
    expect(await wrong('1.005')).toBe('validation.decimals');
    for (const none of ['1,50', 'NaN', 'Infinity', '1e3', '0x10', '--1', '1_000'])
      expect([none, await wrong(none)]).toEqual([none, 'validation.numeric']);
  });

  it.each([
    ['9999999.99', 9_999_999.99],
    ['-0', 0],
    ['0', 0],
    ['0.01', 0.01],
    ['1.5', 1.5],
  ])('may be %s', async (price, stored) => {
    const { status } = await owner.call('POST', `/wine/add-price/${wineId}/${sizeId}/${price}`);
    const { body } = await owner.call('GET', `/wine/${wineId}`);
    expect([status, body.data.bottleSizes[0].price]).toEqual([200, stored]);
  });

  it('change as rows, also to another size, and an administrator changes them too', async () => {
    const { wines: made, bottleSize } = await makeWines(server, owner.userId, 1);
    const wine_id = Number(made[0]?.id);
    const row = { wine_id, bottle_size_id: magnum, price: '12.30', old_bottle_size_id: bottleSize.id };
    const { status, body } = await admin.call('POST', '/bottle-size/update-or-create', { data: [row] });
    expect(status).toBe(200);
    expect(body.data).toEqual([{ bottle_size_id: magnum, size: '150 cl', price: 12.3, wine_id }]);
    const twice = await admin.call('POST', '/bottle-size/update-or-create', [row, row]);
    expect(twice.status).toBe(422);
    expect((await owner.call('DELETE', `/bottle-size/remove/${wine_id}/${magnum}`)).body.data).toEqual([]);
  });
});
