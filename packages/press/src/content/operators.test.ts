import { PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { dropHiddenContent } from '../assemble/hidden-content.ts';
import { convertContent } from '../colour/convert-content.ts';
import { inksFor } from '../colour/ink-of.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { identity } from '../pdf/matrix.ts';
import { readPages } from '../pdf/page-tree.ts';
import { Painted } from '../pdfx/painted.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { drawnPage } from '../testing/drawn-page.ts';
import { paintingSamples, sampleResources, shadingSample } from '../testing/painting-samples.ts';
import { Budget, interpretLimits } from './budget.ts';
import { paintedPage } from './painted-page.ts';

const inks = inksFor(await openProfile(fogra39().profile));
const samples = [
  ...paintingSamples,
  ['sh', (x: number, y: number) => shadingSample(x, y, 'Ground')] as const,
] as const;
const resources = (doc: PDFDocument) => sampleResources(doc.context);
const pageOf = async (bytes: Uint8Array) => {
  const doc = await loadPdf(bytes);
  const [page] = readPages(doc);
  if (!page) throw new Error('The file has no page.');
  return { doc, page };
};

describe.each(samples)('what %s paints', (name, paint) => {
  const content = `0 0 0 1 k 0 0 0 1 K 2 w ${paint(40, 40)}`;

  test('is found by the walk, with its colour', async () => {
    const { page } = await pageOf(await drawnPage(content, resources));
    const { objects, problems } = paintedPage(page, new Budget(interpretLimits), new Set());
    expect(objects.length).toBeGreaterThan(0);
    expect([...problems]).toEqual([]);
    const found = objects.flatMap((object) => [
      ...('fill' in object && object.fill ? ['fill'] : []),
      ...('stroke' in object && object.stroke ? ['stroke'] : []),
    ]);
    if (name !== 'sh') expect([...new Set(found)].sort()).toEqual(paintedWith(name));
  });

  test('is removed with the optional content group that hides it, and what follows keeps its position', async () => {
    const hidden = `${content.replace(paint(40, 40), `/OC /Group BDC ${paint(40, 40)} EMC`)} 0 0 9 9 re f`;
    const { doc, page } = await pageOf(
      await drawnPage(hidden, (made) => {
        const group = made.context.register(made.context.obj({ Type: 'OCG' }));
        made.catalog.set(
          PDFName.of('OCProperties'),
          made.context.obj({ OCGs: [group], D: { OFF: [group] } }),
        );
        return { ...resources(made), Properties: { Group: group } };
      }),
    );
    dropHiddenContent(doc, page);
    doc.catalog.delete(PDFName.of('OCProperties'));
    const { raw, width } = await renderPixels(await doc.save(), { page: 0, size: { ppi: 72 } });
    const dark = Array.from({ length: raw.length / 4 }, (_, i) => i).filter((i) => (raw[i * 4] ?? 255) < 200);
    expect(dark.length).toBe(81);
    expect(dark.every((i) => i % width < 9)).toBe(true);
  });

  test('is found by the checker of the finished file when it is RGB', async () => {
    const { page } = await pageOf(await drawnPage(content, resources));
    const rgb = content.replace('0 0 0 1 k 0 0 0 1 K', '1 0 0 rg 1 0 0 RG');
    const named = page.lookup(PDFName.of('Resources'), PDFDict);
    const codes = new Painted('').page(Buffer.from(rgb), named);
    expect(codes.has('rgb')).toBe(name !== 'sh');
  });
});

// Laid-out pages have no inline images, and gradients have colours of their own.
describe.each(samples.filter(([name]) => name !== 'EI' && name !== 'sh'))('what %s paints', (name, paint) => {
  test('is converted, and overprints in small black', async () => {
    const { page } = await pageOf(await drawnPage('', resources));
    const small = paint(40, 40)
      .replace('12 12 re', '1 1 re')
      .replace(/ 1[28] Tf/, ' 9 Tf');
    const converted = convertContent(Buffer.from(`0 0 0 RG .5 w ${small}`), {
      inks,
      mode: 'ink',
      resources: page.lookup(PDFName.of('Resources'), PDFDict),
      ctm: identity,
      begins: 'black',
      overprint: true,
      use: () => undefined,
    });
    expect(converted.switches).toBe(!name.startsWith('Do'));
  });
});

/** In alphabetical order. */
function paintedWith(name: string): string[] {
  if (/^[Ss]$|mode 1/.test(name)) return ['stroke'];
  return /^[Bb]|mode 2/.test(name) ? ['fill', 'stroke'] : ['fill'];
}
