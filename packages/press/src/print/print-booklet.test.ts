import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';

const { press } = pressForTests();

test('a booklet is tagged, has an outline and page numbers in its contents', async () => {
  const chapter = (id: string) => `<h2 id="${id}" style="break-before:page">Kapitel ${id}</h2><p>Text</p>`;
  const entry = (id: string) =>
    `<p><a href="#${id}">${id}</a> Seite <span data-page-of="${id}">00</span>.</p>`;
  const ids = ['eins', 'zwei', 'drei'];
  const pdf = await press.booklet(
    `<html lang="de-CH"><head><title>Anleitung</title><style>@page{size:210mm 297mm}</style></head>
     <body>${ids.map(entry).join('')}${ids.map(chapter).join('<p style="break-before:page">mehr</p>')}</body></html>`,
  );
  const pages = await readWithPdfium(pdf);
  expect(pages.length).toBe(6);
  expect(pages[0]?.text.replace(/\s+/g, ' ')).toContain('eins Seite 2. zwei Seite 4. drei Seite 6.');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getTitle()).toBe('Anleitung');
  for (const key of ['StructTreeRoot', 'Outlines', 'Lang'])
    expect([key, document.catalog.has(PDFName.of(key))]).toEqual([key, true]);
});
