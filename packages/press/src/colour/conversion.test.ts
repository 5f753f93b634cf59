import { createHash } from 'node:crypto';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { contentOf } from '../testing/content-of.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { CONVERSION } from './convert-laid-out.ts';

/** Documents stored for earlier books are reused as long as this number is the same. */
test('a conversion with another result has a new number', async () => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const page = doc.addPage([300, 200]);
  page.drawRectangle({ width: 300, height: 200, color: rgb(0.9, 0.2, 0.3) });
  page.drawLine({ start: { x: 0, y: 9 }, end: { x: 99, y: 9 }, thickness: 1, color: rgb(0, 0, 0) });
  page.drawText('Rebhof', { font, size: 9, color: rgb(0, 0, 0) });
  page.drawText('Rebhof', { font, size: 24, color: rgb(0.5, 0.5, 0.5) });
  const content = await contentOf(await convertPrinted(await doc.save()), 0);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  expect({ [CONVERSION]: digest }).toEqual({ 1: 'e36b4f2d7cf5190e' });
});
