import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

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

  it('in an unknown language is refused, also the handbook in one it does not have', async () => {
    for (const query of ['lang=it', 'lang=', 'lang=fr&manual=organiser', 'lang=de&lang=fr']) {
      const { status, body } = await exhibitor.call('GET', `/help?${query}`);
      expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, ['lang']]);
    }
  });
});
