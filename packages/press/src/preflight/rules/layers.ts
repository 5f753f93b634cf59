import { dictOf, listOf } from '../../pdf/entries.ts';
import { printsOtherwise } from '../../pdf/optional-content.ts';
import { found } from './found.ts';
import type { FileRule } from './rule.ts';

/** No alternative settings of layers (GWG 2022 R0034), none that are off; no layers at all in logos, which are PDF 1.3. */
export const layers: FileRule = {
  codes: ['LAYERS'],
  run({ doc, hiddenLayers, pages }, { kind }) {
    const properties = dictOf(doc.catalog, 'OCProperties');
    const all = listOf(properties, 'OCGs');
    const variants = listOf(properties, 'Configs');
    if (variants.length > 0 || (kind === 'logo' && all.length > 0)) return [found('LAYERS', 'error')];
    const leftOut = pages.some(({ hides }) => hides);
    return hiddenLayers.size > 0 || printsOtherwise(doc) || leftOut ? [found('LAYERS', 'warning')] : [];
  },
};
