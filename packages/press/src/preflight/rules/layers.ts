import type { PreflightKind, PreflightVariant } from '@rebblatt/contracts';
import { dictOf, listOf } from '../../pdf/entries.ts';
import { printsOtherwise } from '../../pdf/group-states.ts';
import { found } from './found.ts';
import type { FileRule } from './rule.ts';

const HIDDEN: PreflightVariant = 'layerHidden';

/**
 * A cover is delivered as it is: what is hidden in it nobody leaves out before it is printed. A logo is printed on many
 * pages, so that what it shows has to be beyond doubt.
 */
const severityOf = (kind: PreflightKind) => (kind === 'cover' || kind === 'logo' ? 'error' : 'warning');

/**
 * No alternative configurations of optional content (GWG 2022 R0034), and nothing on a page that is hidden. Groups that
 * are off and have nothing on a page hide nothing: Illustrator keeps those of all that was ever pasted.
 */
export const layers: FileRule = {
  codes: ['LAYERS'],
  run({ doc, pages }, { kind }) {
    const properties = dictOf(doc.catalog, 'OCProperties');
    const variants = listOf(properties, 'Configs');
    if (variants.length > 0) return [found('LAYERS', 'error')];
    const hides = pages.some((page) => page.hides);
    if (hides) return [found('LAYERS', severityOf(kind), { params: { variant: HIDDEN } })];
    return printsOtherwise(doc) ? [found('LAYERS', severityOf(kind))] : [];
  },
};
