import { embedFont, glyphHex } from '@rebblatt/specimen';
import { describe, expect, test } from 'vitest';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
const text = (font: unknown, string = '(Wein)', mode = 0): Drawing => ({
  content: `BT ${mode} Tr /F 20 Tf 150 150 Td ${string} Tj ET`,
  resources: () => ({ Font: { F: font as Record<string, unknown> } }),
});
const composite = {
  Type: 'Font',
  Subtype: 'Type0',
  BaseFont: 'ABCDEF+Grotesk',
  Encoding: 'Identity-H',
  DescendantFonts: [
    { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'ABCDEF+Grotesk', FontDescriptor: {} },
  ],
};
const embedded: Drawing = {
  content: `BT /F 20 Tf 150 150 Td <${glyphHex('sans', 'Wein')}> Tj ET`,
  resources: (context) => ({ Font: { F: embedFont(context, 'sans', 'Wein') } }),
};

describe.each(places)('text in a %s', (place) => {
  test('in a standard font that is not embedded is reported with its name', async () => {
    const [reported, ...more] = await findingsOf(await hideIn(place, text(helvetica)), 'TXT-FONT-EMBED');
    expect(reported).toMatchObject({ severity: 'error', params: { names: 'Helvetica' } });
    expect(more).toEqual([]);
  });

  test('in a composite font that is not embedded is reported without its subset prefix', async () => {
    const [reported] = await findingsOf(await hideIn(place, text(composite, '<00010002>')), 'TXT-FONT-EMBED');
    expect(reported?.params).toEqual({ names: 'Grotesk' });
  });

  test('in an embedded font passes', async () => {
    expect(await verdict(await hideIn(place, embedded), 'TXT-FONT-EMBED')).toEqual([]);
  });

  test('that is invisible is not reported', async () => {
    expect(await verdict(await hideIn(place, text(helvetica, '(x)', 3)), 'TXT-FONT-EMBED')).toEqual([]);
  });
});

test('a font that is only in the resources is not reported', async () => {
  expect(await verdict(await neverPainted(text(helvetica)), 'TXT-FONT-EMBED')).toEqual([]);
});

test('a missing font is reported', async () => {
  const drawing = { content: 'BT /Nowhere 20 Tf 150 150 Td (x) Tj ET' };
  expect(await verdict(await hideIn('page', drawing), 'TXT-FONT-EMBED')).toEqual(['error']);
});

test('several lines in one font are reported once', async () => {
  const { content, resources } = text(helvetica);
  const twice = { content: `${content} ${content}`, ...(resources ? { resources } : {}) };
  const [reported] = await findingsOf(await hideIn('page', twice), 'TXT-FONT-EMBED');
  expect(reported?.params).toEqual({ names: 'Helvetica', count: 2 });
});
