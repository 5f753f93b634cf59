import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DARK_LOGO_GROUND, LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName, PDFRawStream, rgb } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import type { LogoTask } from './make-logo.ts';

const { press, folder } = pressForTests();
let next = 0;
const middle = [LOGO_WIDTH_MM / 2, LOGO_HEIGHT_MM / 2] as const;

async function made(file: string | Uint8Array, from: 'drawing' | 'pdf', more: Partial<LogoTask> = {}) {
  const source = join(folder, `drawing-${++next}`);
  await writeFile(source, file);
  const out = join(folder, `logo-${next}.pdf`);
  const result = await press.logo({ source, from, out, ...more });
  return { result, page: result.ok ? await readFile(out) : Buffer.alloc(0) };
}
async function passed(file: string | Uint8Array, from: 'drawing' | 'pdf', more: Partial<LogoTask> = {}) {
  const { result, page } = await made(file, from, more);
  if (!result.ok) throw new Error(JSON.stringify(result));
  const { findings } = await press.preflight(page, 'logo');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { page, at: result.placement };
}
/** How many images a file has. */
async function imagesIn(page: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(page);
  return context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    ).length;
}
const svg = (body: string, attributes = 'viewBox="0 0 300 200"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;
const near = (colour: number[], wanted: number[], by = 40) =>
  colour.forEach((part, i) => {
    expect(Math.abs(part - (wanted[i] as number)), `${colour} is not ${wanted}`).toBeLessThan(by);
  });

test('an SVG becomes a page of vectors in print colours, trimmed and as large as the inset allows', async () => {
  const { page, at } = await passed(
    svg(
      '<circle cx="150" cy="100" r="60" fill="#c8102e"/><rect x="90" y="95" width="120" height="10" fill="#000"/>',
    ),
    'drawing',
  );
  expect(at).toMatchObject({
    from: 'drawing',
    width_px: null,
    ppi: null,
    background: 'white',
    max_width_mm: 65,
  });
  expect(at.width_mm).toBeCloseTo(57, 1);
  expect(Math.abs(at.height_mm - 57)).toBeLessThan(0.6);
  expect(await imagesIn(page)).toBe(0);
  near(await pixelAt(page, 0, middle[0], middle[1] - 20), [200, 16, 46]);
  expect(await pixelAt(page, 0, 2, 2)).toEqual([255, 255, 255]);
  const { plates } = await press.proof(page, { page: 0 });
  expect(plates).toHaveLength(4);
});

test('an edge of one colour goes on as the background, in the same inks', async () => {
  const { page, at } = await passed(
    svg('<rect width="300" height="200" fill="#0a3161"/><circle cx="150" cy="100" r="60" fill="#fff"/>'),
    'drawing',
  );
  expect(at.background).toBe('edge');
  expect(at.edge).toMatch(/^#[0-9a-f]{6}$/);
  // Inks of a background are whole bytes.
  near(await pixelAt(page, 0, 1, 1), await pixelAt(page, 0, 6, middle[1] - 25), 3);
});

test('what is transparent in an SVG becomes a picture that is finer than print', async () => {
  const { page, at } = await passed(
    svg(
      '<circle cx="120" cy="100" r="60" fill="#c8102e"/><circle cx="180" cy="100" r="60" fill="#00a651" opacity="0.5"/>',
    ),
    'drawing',
  );
  expect(at).toMatchObject({ from: 'drawing', width_px: null, width_mm: 57 });
  expect(await imagesIn(page)).toBe(1);
});

test('nothing in an SVG runs or is fetched, and what it takes from elsewhere is said', async () => {
  const script = svg(
    '<rect width="300" height="200" fill="#fff"/><circle id="a" cx="150" cy="100" r="60" fill="#c8102e"/><script>document.getElementById("a").setAttribute("fill", "#00f")</script>',
  );
  near(await pixelAt((await passed(script, 'drawing')).page, 0, ...middle), [200, 16, 46]);
  const linked = svg('<image href="https://example.test/a.png" width="9" height="9"/>');
  expect((await made(linked, 'drawing')).result).toEqual({
    ok: false,
    reason: 'linked',
    names: ['https://example.test/a.png'],
  });
});

test('letters in a typeface that is not there are said by its name', async () => {
  const { result } = await made(
    svg('<text x="10" y="90" font-family="Gotham Ultra, sans-serif" font-size="60">Steg</text>'),
    'drawing',
  );
  expect(result).toEqual({ ok: false, reason: 'typefaces', names: ['Gotham Ultra'] });
  const styled = svg(
    '<style>.a{font:700 60px/1.2 "Futura PT"}</style><text class="a" x="10" y="90">Steg</text>',
  );
  expect((await made(styled, 'drawing')).result).toEqual({
    ok: false,
    reason: 'typefaces',
    names: ['Futura PT'],
  });
  const quoted = svg(
    '<text x="10" y="90" font-size="60" style="font-family:&quot;Gotham Ultra&quot;, BlinkMacSystemFont, sans-serif" fill="#900">Steg</text>',
  );
  expect((await made(quoted, 'drawing')).result).toEqual({
    ok: false,
    reason: 'typefaces',
    names: ['Gotham Ultra'],
  });
});

test('a white drawing, which was made for dark grounds, stands on one', async () => {
  const white = svg('<circle cx="150" cy="100" r="60" fill="#fff"/>');
  const { page, at } = await passed(white, 'drawing');
  expect(at).toMatchObject({ background: DARK_LOGO_GROUND, pale: 'all', width_mm: 57 });
  near(await pixelAt(page, 0, ...middle), [255, 255, 255]);
  near(await pixelAt(page, 0, 2, 2), [38, 38, 38]);
});

test('a few lines that ask for a billion are refused at once, and so is what is none', async () => {
  const uses = (id: string) => `<use href="#${id}"/>`.repeat(10);
  const levels = 'abcdefghij'.split('');
  const bomb = svg(
    `<defs><circle id="a" r="9"/>${levels
      .slice(1)
      .map((id, i) => `<g id="${id}">${uses(levels[i] as string)}</g>`)
      .join('')}</defs>${uses('j')}`,
  );
  expect((await made(bomb, 'drawing')).result).toEqual({ ok: false, reason: 'too-intricate' });
  await expect(made(svg('<g>'), 'drawing')).rejects.toMatchObject({ code: 'unreadable' });
  expect((await made(svg('<g/>'), 'drawing')).result).toEqual({ ok: false, reason: 'empty' });
});

test('a drawing out of a web page, and one without a size, are drawn', async () => {
  await passed(
    '<svg width="120" height="80"><rect x="20" y="20" width="60" height="30" fill="#7a1f3d"/></svg>',
    'drawing',
  );
  const doctype =
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://ns.adobe.com/">]>\n';
  await passed(`${doctype}${svg('<path d="M0 0h90v40z" fill="#7a1f3d"/>', 'xmlns:x="&ns;"')}`, 'drawing');
});

test('a PDF of another size is trimmed and placed, in landscape and with colours of the screen', async () => {
  const doc = await PDFDocument.create();
  const sheet = doc.addPage([842, 595]);
  sheet.drawRectangle({ x: 300, y: 200, width: 240, height: 100, color: rgb(0.78, 0.06, 0.18) });
  const { page, at } = await passed(await doc.save(), 'pdf');
  expect(at).toMatchObject({ from: 'pdf', background: 'white', ppi: null });
  expect(Math.abs(at.width_mm - 57)).toBeLessThan(0.2);
  expect(Math.abs(at.height_mm - 23.75)).toBeLessThan(0.8);
  expect(await imagesIn(page)).toBe(0);
  near(await pixelAt(page, 0, ...middle), [200, 16, 46]);
  sheet.setRotation({ type: 'degrees', angle: 90 } as never);
  const turned = await passed(await doc.save(), 'pdf');
  expect(turned.at.height_mm).toBeGreaterThan(turned.at.width_mm);
});

test('an ad and a logo that somebody sent as such pass as logos of this size', async () => {
  await passed(await adSpecimen({ ...anAd, seed: 3 }), 'pdf');
  const logo = await PDFDocument.load(await logoSpecimen({ ...aLogo, seed: 1 }));
  logo.getPage(0).scale(0.5, 0.5);
  await passed(await logo.save({ useObjectStreams: false }), 'pdf');
});

test('what is transparent in a PDF of another size becomes a picture, as in a drawing', async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([300, 120]);
  page.drawRectangle({ x: 20, y: 20, width: 200, height: 80, color: rgb(0.54, 0.08, 0.22) });
  page.drawRectangle({ x: 120, y: 20, width: 160, height: 80, color: rgb(1, 1, 1), opacity: 0.5 });
  const { page: made, at } = await passed(await doc.save(), 'pdf');
  expect(at).toMatchObject({ from: 'pdf', width_px: null, ppi: null, background: 'white' });
  expect(await imagesIn(made)).toBe(1);
  // The veil lies over the right half of the bar.
  near(await pixelAt(made, 0, 10, LOGO_HEIGHT_MM / 2), [138, 20, 56]);
  near(await pixelAt(made, 0, LOGO_WIDTH_MM / 2 + 5, LOGO_HEIGHT_MM / 2), [197, 138, 156]);
});
