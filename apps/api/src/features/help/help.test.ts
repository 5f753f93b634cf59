import { type ManualName, manuals } from '@rebblatt/manual';
import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { lowestOf, textsOf } from '../../testing/pdf.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** The lower margin of a page of a manual, and the height of its text, in points. */
const [FOOT_PT, TEXT_PT] = [(24 / 25.4) * 72, (251 / 25.4) * 72];

let server: TestServer;
let exhibitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(() => server.stop());

describe('a manual', () => {
  it.each([
    ['lang=de', 'Anleitung für Aussteller', 'de-CH'],
    ['lang=fr', 'Guide pour les exposants', 'fr-CH'],
    ['manual=organiser', 'Handbuch', 'de-CH'],
    ['manual=organiser&lang=fr', 'Manuel de la direction du salon', 'fr-CH'],
    ['manual=organiser&lang=en', 'Handbook', 'en'],
  ])('%s is a tagged PDF with an outline and pictures', async (query, title, locale) => {
    const response = await fetch(`${server.origin}/api/help?${query}`, {
      headers: { Authorization: `Bearer ${exhibitor.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(pdf.getTitle()).toContain(title);
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain(locale);
    for (const key of ['StructTreeRoot', 'Outlines'])
      expect([key, pdf.catalog.has(PDFName.of(key))]).toEqual([key, true]);
    expect(pdf.getPageCount()).toBeGreaterThan(12);
  });

  it.each(Object.keys(manuals) as ManualName[])(
    '%s keeps headings with their text, and fills its pages',
    async (name) => {
      const [manual, lang] = name.split('-');
      const response = await fetch(`${server.origin}/api/help?manual=${manual}&lang=${lang}`, {
        headers: { Authorization: `Bearer ${exhibitor.token}` },
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const headings = manuals[name].chapters.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) => ('heading' in block ? [block.heading] : [])),
      ]);
      // Behind the title and the contents; the numbers of steps are drawn after their texts.
      const texts = (await textsOf(bytes)).slice(2).map((text) => text.replace(/[\s\d]+$/, ''));
      for (const text of texts)
        expect(headings.filter((heading) => text.endsWith(heading.replace(/\s+/g, ' ')))).toEqual([]);
      // Little more than a quarter of the height between the margins is empty, but for the last page.
      const lowest = (await lowestOf(bytes, FOOT_PT)).slice(2, -1);
      const room = lowest.map((bottom) => (bottom - FOOT_PT) / TEXT_PT);
      expect(Math.max(...room)).toBeLessThan(0.28);
    },
    60_000,
  );

  it('in an unknown language is refused, the handbook too', async () => {
    for (const query of ['lang=it', 'lang=', 'lang=it&manual=organiser', 'lang=de&lang=fr']) {
      const { status, body } = await exhibitor.call('GET', `/help?${query}`);
      expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, ['lang']]);
    }
  });
});
