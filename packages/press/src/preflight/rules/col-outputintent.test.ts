import { PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const withIntent = (identifier: string, profileSpace?: string) =>
  hideIn('page', { content: '' }, (_, { context, catalog }) => {
    const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' });
    intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of(identifier));
    if (profileSpace) {
      const profile = Buffer.alloc(128);
      profile.write(profileSpace, 16, 'latin1');
      intent.set(PDFName.of('DestOutputProfile'), context.register(context.flateStream(profile, { N: 4 })));
    }
    catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
  });

test.each([
  ['FOGRA39', undefined, []],
  ['Coated FOGRA39 (ISO 12647-2:2004)', 'CMYK', []],
  ['CGATS TR 001', undefined, [{ severity: 'warning', measured: 'CGATS TR 001', wanted: 'FOGRA39' }]],
  ['ISO Coated v2 300% (ECI)', 'CMYK', []],
  ['PSO Coated v3', 'CMYK', [{ severity: 'warning', measured: 'PSO Coated v3' }]],
  ['FOGRA39', 'RGB ', [{ severity: 'error' }]],
])('a file for %s with a profile of %s reports %j', async (identifier, space, expected) => {
  expect(await findingsOf(await withIntent(identifier, space), 'COL-OUTPUTINTENT')).toMatchObject(expected);
});

test('a page without an output intent is reported, a logo needs none', async () => {
  const bytes = await hideIn('page', { content: '' });
  expect(await findingsOf(bytes, 'COL-OUTPUTINTENT')).toMatchObject([{ severity: 'info', measured: null }]);
  expect(await findingsOf(bytes, 'COL-OUTPUTINTENT', 'logo')).toEqual([]);
});
