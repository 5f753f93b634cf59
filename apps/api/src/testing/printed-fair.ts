import { releaseStates } from '@rebblatt/contracts';
import { expect, vi } from 'vitest';
import { findWinePageInput } from '../features/page/wine-page.queries.ts';
import type { Client } from './client.ts';
import { listPath } from './client.ts';
import { joinFair, makeCatalog, makePage, makeWines } from './fair.ts';
import { makeLogoPdf, makePagePdf } from './pdf.ts';
import type { TestServer } from './server.ts';

type Catalog = { id: number; catalogType: number; name: string };

/** Stores bytes as an uploaded file. */
export async function storePdf(server: TestServer, bytes: Uint8Array, name: string) {
  const kept = await server.context.files.keepBytes(bytes);
  const row = { ...kept, mimeType: 'application/pdf', name, extension: 'pdf' };
  return server.context.db.prisma.storedFile.create({ data: row });
}

const accepted = { state: releaseStates.accepted };

/** A winery with an accepted wine page of two wines and its logo. */
export async function addPrintedWinery(
  server: TestServer,
  catalog: Catalog,
  companyName: string,
  wineNames: string[],
) {
  const { prisma } = server.context.db;
  const { user, stand, client } = await joinFair(server, catalog, { companyName });
  const { wines, bottleSize, region } = await makeWines(server, user.id, wineNames.length);
  const logoFile = await storePdf(server, await makeLogoPdf(`Signet ${companyName}`), 'logo.pdf');
  const logo = await prisma.logo.create({
    data: {
      exhibitorId: user.id,
      name: 'Logo',
      fileId: logoFile.id,
      status: 1,
      approved: true,
      widthMm: 65,
      heightMm: 122.5,
    },
  });
  const page = await makePage(server, catalog.id, user.id, { standId: stand.id });
  await prisma.page.update({
    where: { id: page.id },
    data: {
      logoId: logo.id,
      categories: { create: { category: 'Weissweine', position: 1, bottleSize1Id: bottleSize.id } },
    },
  });
  const category = await prisma.pageCategory.findFirstOrThrow({ where: { pageId: page.id } });
  for (const [i, wine] of wines.entries()) {
    await prisma.wine.update({ where: { id: wine.id }, data: { wine: wineNames[i] } });
    const place = { pageId: page.id, wineId: wine.id, categoryId: category.id, position: i + 1 };
    await prisma.pageCategoryWine.create({ data: place });
  }
  const snapshot = (await findWinePageInput(prisma, page.id)) ?? {};
  await prisma.page.update({ where: { id: page.id }, data: { ...accepted, snapshot } });
  return { page, client, user, region };
}

/** Attaches a checked PDF to a page. */
export const attachPdf = async (
  server: TestServer,
  pageId: number,
  bytes: Uint8Array,
  contentPages: number,
  more: object = {},
) =>
  server.context.db.prisma.page.update({
    where: { id: pageId },
    data: {
      contentFileId: (await storePdf(server, bytes, 'seite.pdf')).id,
      contentPages,
      contentStatus: 1,
      ...more,
    },
  });

/** Two wineries, an ad, a content page of two printed pages, and a page of each kind that is left out. */
export async function makePrintedFair(server: TestServer, name: string, from: string, to: string) {
  const { prisma } = server.context.db;
  const catalog = await makeCatalog(server, { name, from, to });
  const seehalde = await addPrintedWinery(server, catalog, 'Weingut Seehalde', [
    'Räuschling Alte Reben',
    'Completer',
  ]);
  const rebberg = await addPrintedWinery(server, catalog, 'Am Rebberg', ['Blauburgunder Kännel']);
  const ad = await makePage(server, catalog.id, seehalde.user.id, { pageType: 2 });
  await attachPdf(server, ad.id, await makePagePdf('INSERAT SEEHALDE'), 1, accepted);
  const count = await prisma.page.count({ where: { catalogId: catalog.id } });
  const content = await prisma.page.create({
    data: { catalogId: catalog.id, pageType: 3, position: count + 1, description: 'Grusswort' },
  });
  await attachPdf(server, content.id, await makePagePdf('GRUSSWORT EINS', 'GRUSSWORT ZWEI'), 2, {
    link: 'https://messe.test',
  });
  const draft = await makePage(server, catalog.id, rebberg.user.id);
  return { catalog, seehalde, rebberg, ad, content, draft };
}

/** The books of a catalogue and the generation that is running. */
export const printResultsOf = async (admin: Client, catalogId: number) =>
  (await admin.call('GET', `/print/catalog/${catalogId}`)).body;

/** The entry of a client's bell about a catalogue. */
export async function bellOf(client: Client, catalogId: number) {
  const { body } = await client.call('GET', listPath('status', { columnFilters: { type: 4 } }, 100));
  return body.data.find((line: { statusable_id: number }) => line.statusable_id === catalogId);
}

/** Generates a book and returns its result. */
export async function generateBook(admin: Client, catalogId: number) {
  const { status, body } = await admin.call('POST', `/print/catalog/${catalogId}`);
  expect([status, body.data]).toEqual([201, { catalog_id: catalogId, status: 0 }]);
  const done = async () => expect((await printResultsOf(admin, catalogId)).running).toBeNull();
  await vi.waitFor(done, { timeout: 150_000, interval: 100 });
  expect(await bellOf(admin, catalogId)).toMatchObject({ status: 1, progress: 100, error: null });
  return (await printResultsOf(admin, catalogId)).data[0];
}

/** The answer of an API path, as bytes. */
export async function bytesAt(server: TestServer, path: string, client: Client | null = null) {
  const headers: Record<string, string> = client ? { Authorization: `Bearer ${client.token}` } : {};
  const response = await fetch(`${server.origin}/api${path}`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
