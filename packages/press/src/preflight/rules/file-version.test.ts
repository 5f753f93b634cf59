import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { RECT } from '../testing/drawn-colour.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted } from '../testing/hide-in.ts';

const plain: Drawing = { content: '' };
const transparent: Drawing = {
  content: `/Gs gs ${RECT} f`,
  resources: () => ({ ExtGState: { Gs: { ca: 0.5 } } }),
};
const deep = drawnImage({
  widthPx: 40,
  heightPx: 40,
  widthPt: 8,
  heightPt: 8,
  depth: 8,
  dict: { BitsPerComponent: 16 },
});
const findingsBy = (version: [number, number], drawing = plain) =>
  hideIn('page', drawing).then((bytes) => {
    const [major, minor] = version;
    return Buffer.from(
      Buffer.from(bytes).toString('latin1').replace('%PDF-1.4', `%PDF-${major}.${minor}`),
      'latin1',
    );
  });

test.each([
  ['ad', [1, 4], []],
  ['ad', [1, 6], []],
  ['ad', [1, 7], ['1.7']],
  ['ad', [2, 0], ['2.0']],
  ['content', [1, 7], ['1.7']],
  ['logo', [1, 3], []],
  ['logo', [1, 7], ['1.7']],
] as const)('FILE-VERSION of a %s of version %j gives %j', async (kind, version, expected) => {
  const reported = await findingsOf(await findingsBy([...version]), 'FILE-VERSION', kind);
  expect(reported.map(({ measured }) => measured)).toEqual(expected);
  expect(reported.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('the version in the catalogue counts as well', async () => {
  const bytes = await hideIn('page', plain, (_, { catalog }) =>
    catalog.set(PDFName.of('Version'), PDFName.of('1.7')),
  );
  expect(await findingsOf(bytes, 'FILE-VERSION')).toMatchObject([{ measured: '1.7', wanted: '1.6' }]);
});

test.each([
  ['logo', plain, []],
  ['logo', transparent, [{ severity: 'error', measured: '1.4', wanted: '1.3' }]],
  ['logo', deep, [{ severity: 'error', measured: '1.5', wanted: '1.3' }]],
  ['ad', transparent, []],
  ['ad', deep, [{ severity: 'info', measured: '1.5', wanted: '1.4' }]],
] as const)('FILE-VERSION-FEATURES of a %s with %o', async (kind, drawing, expected) => {
  expect(await findingsOf(await hideIn('form', drawing), 'FILE-VERSION-FEATURES', kind)).toMatchObject(
    expected,
  );
});

test('an unpainted object uses no feature', async () => {
  expect(await findingsOf(await neverPainted(transparent), 'FILE-VERSION-FEATURES', 'logo')).toEqual([]);
});

test('a logo is reported for the features it uses, not for its version as well', async () => {
  expect(await findingsOf(await hideIn('page', transparent), 'FILE-VERSION', 'logo')).toEqual([]);
});
