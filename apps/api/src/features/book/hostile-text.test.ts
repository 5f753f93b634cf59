import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWineReferences } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { textsOf } from '../../testing/pdf.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

let server: TestServer;
let canary: Server;
let hits = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  canary = createServer((_, response) => {
    hits += 1;
    response.end('CANARY');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => canary.close(resolve));
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

it('any text is printed as it was written, and nothing in it is fetched', {
  timeout: 120_000,
}, async () => {
  const admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  const { client: owner, stand } = await joinFair(server, catalog);
  const { region, wineType, bottleSize } = await makeWineReferences(server.context.db);
  const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const texts = {
    company: `<iframe src=${url}/c></iframe>`,
    title: `<svg><image href=${url}/t />`,
    category: `<link rel=prefetch href=${url}/k>`,
    wine: `<img src=${url}/w onerror=x>`,
    footer: `<meta http-equiv=refresh content=0;url=${url}/f>`,
  };
  const done = async (answer: ReturnType<typeof owner.call<{ data: { id: number } }>>) => {
    const { status, body } = await answer;
    expect([status < 300, body.errors]).toEqual([true, undefined]);
    return body.data;
  };

  await done(owner.call('PUT', `/exhibitor/${owner.userId}`, { company_name: texts.company, website: url }));
  const title = await done(admin.call('POST', '/page-title', { name: texts.title }));
  const { id } = await makePage(server, catalog.id, owner.userId, { standId: stand.id });
  await done(owner.call('PUT', `/page/${id}`, { page_title_id: title.id, footer: texts.footer }));
  const wine = await done(
    owner.call('POST', '/wine', {
      ...{ wine: texts.wine, region_id: region.id, wine_type_id: wineType.id, ...plainWine },
      bottle_size: [{ bottle_size_id: bottleSize.id, price: 12 }],
    }),
  );
  const size = { id: bottleSize.id };
  const form = { page_id: id, category: texts.category, bottle_size1: size };
  const category = await done(owner.call('POST', '/page-category', form));
  await done(owner.call('POST', `/page-category/add-wine/${category.id}/${wine.id}`));

  const headers = { Authorization: `Bearer ${owner.token}` };
  const file = await fetch(`${server.origin}/api/page-wine-download/${id}`, { headers });
  expect(file.status).toBe(200);
  const printed = (await textsOf(new Uint8Array(await file.arrayBuffer()))).join('').replace(/\s/g, '');
  for (const text of Object.values(texts)) expect(printed).toContain(text.replace(/\s/g, ''));
  expect((await fetch(`${server.origin}/api/page-image/${id}`, { headers })).status).toBe(200);
  expect(hits).toBe(0);
});
