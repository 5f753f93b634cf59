import { createFont } from 'fonteditor-core';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from 'pdf-lib';
import { expect, test } from 'vitest';
import { adSpecimen } from './ad-specimen.ts';
import { adStyles } from './ad-styles.ts';
import { embedFont, glyphHex, lineWidth } from './fonts.ts';
import { logoSpecimen } from './logo-specimen.ts';

const anAd = {
  name: 'Rebhof Amsler',
  place: 'Schinznach',
  slogan: 'Kalk, Sonne und Geduld',
  stand: 'MS Linth, Stand 4',
  website: 'www.rebhof.example',
};
const aLogo = { name: 'Rebhof Amsler', place: 'Schinznach', since: 1907 };

test('an ad contains only CMYK, with its image above 300 ppi', async () => {
  const doc = await PDFDocument.load(await adSpecimen({ ...anAd, seed: 0 }));
  const images = doc.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  const image = images?.lookup(PDFName.of('Picture')) as PDFRawStream;
  expect(image.dict.lookup(PDFName.of('ColorSpace'))).toBe(PDFName.of('DeviceCMYK'));
  // It is placed over the whole width of 216 mm.
  const ppi = image.dict.lookup(PDFName.of('Width'), PDFNumber).asNumber() / (216 / 25.4);
  expect(ppi).toBeGreaterThan(300);
  expect(Buffer.from(await doc.save({ useObjectStreams: false })).includes('DeviceRGB')).toBe(false);
});

test.each([
  ['www.rebhof.example', true],
  ['', false],
])('a place is parted from the website «%s» only where there is one', async (website, isParted) => {
  const poster = adStyles.findIndex(({ name }) => name === 'poster');
  const doc = await PDFDocument.load(await adSpecimen({ ...anAd, website, seed: poster }));
  const content = doc.getPage(0).node.Contents();
  const streams = content instanceof PDFArray ? content.asArray() : [content];
  const drawn = streams
    .map((one) => doc.context.lookup(one) as PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  expect(drawn).toContain(glyphHex('sans', 'Schinznach'));
  expect(drawn.includes(glyphHex('sans', '·'))).toBe(isParted);
});

test('the same seed results in the same bytes, another seed in another design', async () => {
  const [one, same, other] = await Promise.all([3, 3, 4].map((seed) => logoSpecimen({ ...aLogo, seed })));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

test('a font is embedded with a glyph for every letter, in the width used to set the line', async () => {
  const { context } = await PDFDocument.create();
  embedFont(context, 'sans', 'Grüezi');
  const programs = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream && object.dict.has(PDFName.of('Length1')));
  expect(programs).toHaveLength(1);
  const program = Buffer.from(decodePDFRawStream(programs[0] as PDFRawStream).decode());
  const { glyf, head } = createFont(program, { type: 'ttf' }).get();
  const drawn = (glyphHex('sans', 'Grüezi').match(/.{4}/g) ?? []).map(
    (hex) => glyf[Number.parseInt(hex, 16)],
  );
  expect(drawn.map((glyph) => glyph?.unicode?.map((code) => String.fromCodePoint(code)))).toEqual(
    [...'Grüezi'].map((letter) => [letter]),
  );
  const units = drawn.reduce((sum, glyph) => sum + (glyph?.advanceWidth ?? 0), 0);
  expect(units / (head.unitsPerEm ?? 0)).toBeCloseTo(lineWidth('sans', 'Grüezi', 1), 6);
});
