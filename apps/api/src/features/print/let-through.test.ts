import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinOrganiser } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { makePagePdf } from '../../testing/pdf.ts';
import {
  attachPdf,
  bellOf,
  bytesAt,
  generateBook,
  makePrintedFair,
  printResultsOf,
} from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;

/** An ad in a spot colour, with an annotation if wanted. */
async function makeGoldenAd(stamped: boolean): Promise<Uint8Array> {
  const doc = await PDFDocument.load(await makePagePdf('GOLDRAND'));
  const { context } = doc;
  const { node } = doc.getPage(0);
  const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0.2, 0.8, 0.1] };
  const gold = ['Separation', 'Gold', 'DeviceCMYK', context.register(context.obj(tint))];
  node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ Gold: gold } as never));
  node.addContentStream(context.register(context.stream('\n/Gold cs 1 scn 50 50 200 20 re f')));
  if (stamped) {
    const look = context.stream('0 1 0 0 k 0 0 99 99 re f', {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] },
    });
    const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [50, 90, 149, 189] };
    const annotation = context.obj({ ...stamp, AP: { N: context.register(look) } });
    node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
  }
  return doc.save();
}

const finding = (code: string, params: object = {}) => ({
  ...{ code, severity: 'error', page: 1, box_mm: null, measured: null, wanted: null, params },
});
const letThrough = (...findings: object[]) => ({
  contentStatus: 2,
  contentReport: { pages: 1, width_mm: 210, height_mm: 135, shown_mm: [], findings },
  contentOverride: {
    reason: 'Die Druckerei druckt Gold als fünfte Farbe',
    at: '2026-11-02T10:00:00.000Z',
    by: { id: 1, email: 'leitung@messe.test' },
  },
});

describe('a book with files that were permitted in spite of their errors', () => {
  it('names each with page, errors, reason and administrator, before it is made, in its manifest and to the print office', {
    timeout: 120_000,
  }, async () => {
    const { catalog, seehalde, ad } = await makePrintedFair(server, 'Expo 2044', '2044-07-01', '2044-07-31');
    const golden = letThrough(finding('COL-SPOT', { names: 'Gold' }), finding('PAGE-DIFFERS'));
    await attachPdf(server, ad.id, await makeGoldenAd(true), 1, golden);
    // A logo that an administrator accepted without verification.
    const { logoId } = await prisma().page.findUniqueOrThrow({ where: { id: seehalde.page.id } });
    const report = { pages: 1, width_mm: 65, height_mm: 122.5, shown_mm: [], findings: [finding('TRANSP')] };
    await prisma().logo.update({ where: { id: logoId ?? 0 }, data: { report } });

    const decided = {
      subject: 'page',
      reason: 'Die Druckerei druckt Gold als fünfte Farbe',
      by: 'leitung@messe.test',
      at: '2026-11-02T10:00:00.000Z',
    };
    const unverified = { subject: 'logo', reason: null, by: null, at: null };
    const { body } = await admin.call('GET', `/print/catalog/${catalog.id}/preview`);
    expect(body.data.overridden).toMatchObject([
      { page_id: seehalde.page.id, ...unverified, findings: [{ code: 'TRANSP' }] },
      { page_id: ad.id, label: 'Weingut Seehalde', ...decided, findings: [{ code: 'COL-SPOT' }, {}] },
    ]);

    const book = await generateBook(admin, catalog.id);
    expect(book.pages_not_conforming).toEqual(expect.arrayContaining([3, 5]));
    const manifest = (await admin.call('GET', `/print/catalog/${catalog.id}/${book.id}/manifest`)).body;
    expect(manifest.pdfx).toMatchObject({ conforms: false });
    expect(manifest.pdfx.findings).toContainEqual(expect.objectContaining({ code: 'spot-colour', page: 5 }));
    expect(manifest).toMatchObject({ differing: [5], not_compared: [] });
    expect(manifest.bleed_not_examined).toContain(3);
    expect(manifest.bleed_not_examined).not.toContain(5);
    expect(manifest.overrides).toMatchObject([
      { page_id: seehalde.page.id, pdf_pages: [3], ...unverified },
      {
        page_id: ad.id,
        pdf_pages: [5],
        ...decided,
        findings: [{ code: 'COL-SPOT' }, { code: 'PAGE-DIFFERS' }],
      },
    ]);

    const { token } = (await admin.call('POST', `/print/result/${book.id}/link`, {})).body.data;
    const page = await bytesAt(server, `/print-link/${token}`);
    const { check } = JSON.parse(Buffer.from(page.bytes).toString()).data;
    expect(check.conforms).toBe(false);
    expect(check.overrides).toMatchObject([
      { pdf_page: 3, folio: 3, label: 'Weingut Seehalde', ...unverified },
      { pdf_page: 5, folio: 5, label: 'Weingut Seehalde', ...decided },
    ]);
    expect(check.findings).toContainEqual(expect.objectContaining({ code: 'spot-colour', pdf_page: 5 }));
    const unexamined: { pdf_page: number }[] = check.bleed_not_examined;
    expect(unexamined.map((at) => at.pdf_page)).toEqual(manifest.bleed_not_examined);
    const winePage = { pdf_page: 3, folio: 3, page_type: 1, label: 'Weingut Seehalde' };
    expect(unexamined).toContainEqual(winePage);
  });

  it('is not made with a page that would print differently from its file, and says which', {
    timeout: 120_000,
  }, async () => {
    const { catalog, ad } = await makePrintedFair(server, 'Expo 2045', '2045-07-01', '2045-07-31');
    await attachPdf(
      server,
      ad.id,
      await makeGoldenAd(true),
      1,
      letThrough(finding('COL-SPOT', { names: 'Gold' })),
    );
    await admin.call('POST', `/print/catalog/${catalog.id}`);
    await expect
      .poll(async () => (await bellOf(admin, catalog.id))?.status, { timeout: 60_000, interval: 100 })
      .toBe(2);
    expect(await bellOf(admin, catalog.id)).toMatchObject({
      error: 'print.page-differs',
      error_params: { position: 5, label: 'Weingut Seehalde' },
    });
    expect((await printResultsOf(admin, catalog.id)).total).toBe(0);
  });
});
