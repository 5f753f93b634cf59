import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from '../raster/render-page.ts';
import { contentOf, everythingIn } from '../testing/content-of.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';

const { press } = pressForTests();
const PAGE_STYLE = '<style>@page{size:100mm 60mm;margin:5mm}body,p{margin:0;font:10pt sans-serif}</style>';
const printed = async (html: string) => press.print(PAGE_STYLE + html);
const converted = async (html: string) => convertPrinted(await printed(html));

/** The inks that a page sets, each once, as written. */
async function inksOf(pdf: Uint8Array): Promise<string[]> {
  const found = (await contentOf(pdf, 0)).match(/[\d.]+ [\d.]+ [\d.]+ [\d.]+ k\b/g) ?? [];
  return [...new Set(found)].sort();
}

async function meanDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (pdf) => {
      const { png } = await renderPage(pdf, { page: 0, size: { ppi: 100 } });
      return sharp(png).raw().toBuffer();
    }),
  );
  if (!a || !b) return Number.NaN;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

test('a page of black text has ink only on the black plate', async () => {
  const pdf = await converted('<p>Schwarz auf weiss</p><p style="color:#010000">fast</p>');
  expect(await inksOf(pdf)).toEqual(['0 0 0 1 k']);
  expect(await everythingIn(pdf)).not.toMatch(/\brg\b|\bRG\b|DeviceRGB|ICCBased/);
});

test('a colour of the palette prints as it was designed', async () => {
  expect(await inksOf(await converted('<p style="color:rgb(134,25,74)">Beere</p>'))).toContain(
    '0.25 1 0.25 0.38 k',
  );
});

test('a grey prints only in black, as light as on the screen', async () => {
  const inks = await inksOf(await converted('<p style="color:rgb(64,65,64)">Grau</p>'));
  expect(inks).toHaveLength(2);
  const black = Number(inks[0]?.split(' ')[3]);
  expect(inks[0]).toMatch(/^0 0 0 /);
  expect(black).toBeGreaterThan(0.8);
  expect(black).toBeLessThan(0.92);
});

test('any other colour is converted with the profile', async () => {
  const inks = await inksOf(await converted('<p style="color:#7a1f3d">Wein</p>'));
  const [c, m, y, k] = (inks.find((ink) => !ink.startsWith('0 0 0')) ?? '').split(' ').map(Number);
  // Measured with two other engines on this profile, relative colorimetric with black point compensation.
  expect([c, m, y, k].map((part) => Math.round((part ?? 0) * 100))).toEqual([20, 94, 36, 52]);
});

test('small black type and thin black lines overprint, everything else knocks out', async () => {
  const pdf = await converted(
    `<p>klein</p><p style="font-size:20pt">gross</p><p style="color:#7a1f3d">bunt</p>
     <p style="color:#fff;background:#000">weiss</p>
     <svg width="50" height="20"><rect width="40" height=".4"/><rect y="5" width="9" height="9"/></svg>`,
  );
  const content = await contentOf(pdf, 0);
  // What is painted, in order, by the state in which it is painted.
  let state = 'OverprintOff';
  const outer: string[] = [];
  const seen: string[] = [];
  for (const [word, on] of content.matchAll(/\/(Overprint\w+) gs|Tj|\b[fqQ]\b/g)) {
    if (on) state = on;
    else if (word === 'q') outer.push(state);
    else if (word === 'Q') state = outer.pop() ?? state;
    else if (seen.at(-1) !== `${word} ${state}`) seen.push(`${word} ${state}`);
  }
  expect(seen).toEqual([
    'f OverprintOff',
    'Tj OverprintOn',
    'Tj OverprintOff',
    'f OverprintOn',
    'f OverprintOff',
  ]);
  const states = await everythingIn(pdf);
  expect(states).toMatch(/OPM 1[\s\S]*?OP true[\s\S]*?op true/);
  expect(states).toMatch(/OPM 1[\s\S]*?OP false[\s\S]*?op false/);
});

const IMAGE = async (background: string) =>
  `data:image/jpeg;base64,${(
    await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64')}`;

test.each([
  ['a linear gradient', '<div style="height:99px;background:linear-gradient(90deg,#c33,#36c,#fff)"></div>'],
  ['a radial gradient', '<div style="height:99px;background:radial-gradient(#c33,#36c)"></div>'],
  [
    'a soft mask',
    '<svg width="99" height="99"><mask id="m"><rect width="99" height="99" fill="#3c8"/><circle r="40" fill="#fff"/></mask><rect width="99" height="99" fill="#c33" mask="url(#m)"/></svg>',
  ],
  ['a transparent group', '<div style="opacity:.5;background:#c33">Text<p style="color:#36c">Text</p></div>'],
  [
    'a pattern',
    '<svg width="99" height="99"><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><circle r="4" fill="#c33"/></pattern><rect width="99" height="99" fill="url(#p)"/></svg>',
  ],
  ['an image', `<img width="99" src="${await IMAGE('#c83232')}">`],
])('%s keeps its appearance without a screen colour in the file', async (_, html) => {
  const before = await printed(html);
  const after = await convertPrinted(before);
  expect(await everythingIn(after)).not.toMatch(/\brg\b|\bRG\b|DeviceRGB|ICCBased/);
  expect(await meanDifference(before, after)).toBeLessThan(6);
});

test('a grey image prints only on the black plate', async () => {
  const pdf = await converted(`<img width="99" src="${await IMAGE('#777')}">`);
  const all = await everythingIn(pdf);
  expect(all).toContain('/DeviceGray');
  expect(all).not.toMatch(/DeviceRGB|ICCBased|\/ColorSpace \/DeviceCMYK/);
});

test('content that cannot be converted is an error that names the page', async () => {
  const html = '<div style="height:99px;background:conic-gradient(red,blue)"></div>';
  await expect(converted(`<p style="break-after:page">1</p>${html}`)).rejects.toMatchObject({
    code: 'layout',
    at: { page: 2 },
  });
});
