import { asDict, dictOf, listOf, nameOf } from '../../pdf/entries.ts';
import { found } from './found.ts';
import type { FileRule } from './rule.ts';

/** No alternative settings of layers (GWG 2022 R0034), none that are off; no layers at all in logos, which are PDF 1.3. */
export const layers: FileRule = {
  codes: ['LAYERS'],
  run({ doc, hiddenLayers, pages }, { kind }) {
    const properties = dictOf(doc.catalog, 'OCProperties');
    const all = listOf(properties, 'OCGs');
    const variants = listOf(properties, 'Configs');
    const unprinted = all.some(
      (group) => nameOf(dictOf(dictOf(asDict(group), 'Usage'), 'Print'), 'PrintState') === 'OFF',
    );
    if (variants.length > 0 || (kind === 'logo' && all.length > 0)) return [found('LAYERS', 'error')];
    const leftOut = pages.some(({ painted }) => painted.things.some(({ from }) => from.hidden));
    return hiddenLayers.size > 0 || unprinted || leftOut ? [found('LAYERS', 'warning')] : [];
  },
};
