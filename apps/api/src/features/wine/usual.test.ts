import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeWineReferences } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

let server: TestServer;
let here: Awaited<ReturnType<typeof makeWineReferences>>;
let elsewhere: Awaited<ReturnType<typeof makeWineReferences>>;

beforeAll(async () => {
  server = await startTestServer();
  here = await makeWineReferences(server.context.db);
  elsewhere = await makeWineReferences(server.context.db);
});
afterAll(() => server.stop());

type References = typeof here;

/** A signed-in exhibitor of a postcode. */
async function grower(zipCode: string) {
  const { id } = await makeExhibitor(server.context.db);
  await server.context.db.prisma.exhibitor.update({ where: { id }, data: { zipCode } });
  const client = await signInAs(server, id);
  const enter = async (count: number, references: References) => {
    for (let n = 0; n < count; n += 1) {
      const { status } = await client.call('POST', '/wine', {
        wine: `Wein ${n} ${references.region.id}`,
        region_id: references.region.id,
        wine_type_id: references.wineType.id,
        ...plainWine,
        bottle_size: [{ bottle_size_id: references.bottleSize.id, price: 20 }],
      });
      expect(status).toBe(201);
    }
  };
  const usual = async () => (await client.call('GET', '/wine/usual')).body.data;
  return { id, enter, usual };
}

it('says nothing before the first wine of the fair', async () => {
  const first = await grower('8712');
  expect(await first.usual()).toEqual({ region_id: null, bottle_size_id: null });
});

it('says the region of nearly all own wines and the size that most of them are sold in', async () => {
  const { enter, usual } = await grower('1001');
  await enter(4, here);
  expect(await usual()).toEqual({ region_id: here.region.id, bottle_size_id: here.bottleSize.id });
  await enter(1, elsewhere);
  expect(await usual()).toEqual({ region_id: here.region.id, bottle_size_id: here.bottleSize.id });
});

it('says no region to whose wines come from several', async () => {
  const { enter, usual } = await grower('1002');
  await enter(2, here);
  await enter(2, elsewhere);
  expect((await usual()).region_id).toBeNull();
});

it('begins a newcomer like the neighbours of the same postcode, once they have some wines', async () => {
  const neighbour = await grower('3960');
  const newcomer = await grower('3960');
  await neighbour.enter(2, here);
  expect((await newcomer.usual()).region_id).toBeNull();
  const second = await grower('3960');
  await second.enter(1, here);
  expect(await newcomer.usual()).toEqual({ region_id: here.region.id, bottle_size_id: here.bottleSize.id });
  const stranger = await grower('');
  expect((await stranger.usual()).region_id).toBeNull();
});

it('prefers the only region of the profile to the neighbours, and says none of several', async () => {
  const { prisma } = server.context.db;
  const newcomer = await grower('3960');
  await prisma.exhibitorRegion.create({ data: { exhibitorId: newcomer.id, regionId: elsewhere.region.id } });
  expect((await newcomer.usual()).region_id).toBe(elsewhere.region.id);
  await prisma.exhibitorRegion.create({ data: { exhibitorId: newcomer.id, regionId: here.region.id } });
  expect((await newcomer.usual()).region_id).toBeNull();
});
