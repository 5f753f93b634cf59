import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePageTitle } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

it('puts a new page beside the pages of its title, though one of them was moved to the end', async () => {
  const catalog = await makeCatalog(server);
  const { user, stand } = await joinFair(server, catalog, { winePages: 20 });
  const title = await makePageTitle(server);
  const following = await server.context.db.prisma.pageTitle.create({ data: { name: 'Winzerinnen' } });
  const add = async (page_title_id: number): Promise<{ id: number; position: number }> => {
    const page = { catalog_id: catalog.id, type: 1, user_id: user.id, stand_id: stand.id, active: 1 };
    return (await admin.call('PUT', '/catalog/add-wine', { ...page, page_title_id })).body.data;
  };
  const pages = [await add(title.id), await add(title.id), await add(title.id)];
  const last = await add(following.id);
  await admin.call('PUT', `/page/change-position/${pages[0]?.id}/${last.position}`);
  const fresh = await add(title.id);
  // Two of the title are left together; the new one stands behind them and before the title that follows.
  expect(fresh.position).toBe(last.position - 1);
});
