import { type PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { filtersOf } from '../../pdf/decode-filters.ts';
import { asDict, entryOf, listOf, nameOf, numberOf } from '../../pdf/entries.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** With these the printed result depends on something outside the file. */
const GRAVE = new Set(['PS', 'Ref', 'external stream']);

/** Features that PDF/X forbids because they print differently on each device. */
export const miscX: PageRule = {
  codes: ['MISC-X'],
  run({ painted, seen }, { kind }) {
    const images = seen.filter((object) => object.kind === 'image').map(({ image }) => image.stream.dict);
    const names = new Set<string>();
    for (const dict of [...painted.xobjects, ...images]) for (const name of inXObject(dict)) names.add(name);
    for (const dict of painted.graphicsStates) for (const name of inGraphicsState(dict)) names.add(name);
    return [...names].map((name) =>
      found('MISC-X', kind === 'logo' || GRAVE.has(name) ? 'error' : 'warning', { params: { names: name } }),
    );
  },
};

function inXObject(dict: PDFDict): string[] {
  const names: string[] = [];
  if (nameOf(dict, 'Subtype') === 'PS' || nameOf(dict, 'Subtype2') === 'PS') names.push('PS');
  if (dict.has(PDFName.of('Ref'))) names.push('Ref');
  if (dict.has(PDFName.of('OPI'))) names.push('OPI');
  const alternates = listOf(dict, 'Alternates').map(asDict);
  if (alternates.some((one) => one && String(entryOf(one, 'DefaultForPrinting')) === 'true'))
    names.push('Alternates');
  if (filtersOf(dict).includes('LZWDecode')) names.push('LZW');
  // In an inline image F is the filter; a file specification is a string or a dictionary.
  const outside = entryOf(dict, 'F');
  if (outside && !(outside instanceof PDFName) && entryOf(dict, 'Type')) names.push('external stream');
  return names;
}

const isDefault = (value: PDFObject | undefined, ...usual: string[]) =>
  value === undefined || (value instanceof PDFName && usual.includes(value.decodeText()));

function inGraphicsState(dict: PDFDict): string[] {
  const names: string[] = [];
  if (!isDefault(entryOf(dict, 'TR'), 'Identity')) names.push('TR');
  if (!isDefault(entryOf(dict, 'TR2'), 'Default')) names.push('TR2');
  if (dict.has(PDFName.of('HTP'))) names.push('HTP');
  const halftone = asDict(entryOf(dict, 'HT'));
  if (halftone && ![1, 5].includes(numberOf(halftone, 'HalftoneType') ?? 1)) names.push('HT');
  return names;
}
