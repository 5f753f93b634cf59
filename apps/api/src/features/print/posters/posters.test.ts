import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../../testing/fair.ts';
import { textsOf } from '../../../testing/pdf.ts';
import { addPrintedWinery, bytesAt } from '../../../testing/printed-fair.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const MM = 72 / 25.4;

it('prints a poster for each stand of who has an accepted page, in both sizes', {
  timeout: 60_000,
}, async () => {
  const catalog = await makeCatalog(server, { name: 'Expo 2030', from: '2030-07-01', to: '2030-07-31' });
  const at = (size: string) => `/print/catalog/${catalog.id}/posters?size=${size}`;
  const none = await admin.call('GET', at('a4'));
  expect([none.status, none.body.error]).toEqual([409, 'edition.nothing-public']);
  const seehalde = await addPrintedWinery(server, catalog, 'Weingut <Seehalde> & Söhne', ['Completer']);
  const rebberg = await addPrintedWinery(server, catalog, 'Am Rebberg', ['Blauburgunder']);
  for (const [size, width, height] of [
    ['a4', 210, 297],
    ['a6', 105, 148],
  ] as const) {
    const { bytes } = await bytesAt(server, at(size), admin);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(2);
    for (const page of document.getPages()) {
      expect(page.getWidth() / MM).toBeCloseTo(width, 0);
      expect(page.getHeight() / MM).toBeCloseTo(height, 0);
    }
    const texts = (await textsOf(bytes)).map((one) => one.replace(/\s+/g, ' '));
    const of = (company: string) => texts.find((one) => one.includes(company)) ?? '';
    expect(of('Weingut <Seehalde> & Söhne')).toContain(`catalogue.test/s/${seehalde.page.id.toString(36)}`);
    expect(of('Am Rebberg')).toContain(`catalogue.test/s/${rebberg.page.id.toString(36)}`);
    expect(of('Am Rebberg')).toContain('Expo 2030');
  }
  expect((await admin.call('GET', at('a5'))).status).toBe(422);
  expect((await seehalde.client.call('GET', at('a4'))).status).toBe(403);
});
