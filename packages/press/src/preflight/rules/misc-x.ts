import { type PDFDict, PDFName } from 'pdf-lib';
import { filtersOf } from '../../pdf/decode-filters.ts';
import { changesNothing, hasForeignHalftone, transferOf } from '../../pdf/device-settings.ts';
import { asDict, entryOf, listOf, nameOf } from '../../pdf/entries.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** With these the printed result depends on the device, or on something outside the file. */
const GRAVE = new Set(['PS', 'Ref', 'external stream', 'TR']);

/** Features that PDF/X forbids because they print differently on each device; most of them are left out when a page is placed. */
export const miscX: PageRule = {
  codes: ['MISC-X'],
  run({ painted, seen }) {
    const images = seen.filter((object) => object.kind === 'image').map(({ image }) => image.stream.dict);
    const names = new Set<string>();
    for (const dict of [...painted.xobjects, ...images]) for (const name of inXObject(dict)) names.add(name);
    for (const dict of painted.graphicsStates) for (const name of inGraphicsState(dict)) names.add(name);
    return [...names].map((name) =>
      GRAVE.has(name)
        ? found('MISC-X', 'error', { params: { names: name } })
        : found('MISC-X', 'info', { params: { names: name, variant: 'leftOut' } }),
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

function inGraphicsState(dict: PDFDict): string[] {
  return [...(changesNothing(transferOf(dict)) ? [] : ['TR']), ...(hasForeignHalftone(dict) ? ['HT'] : [])];
}
