import type { PreflightKind } from '@rebblatt/contracts';
import { dictOf, listOf } from '../../pdf/entries.ts';
import { printsOtherwise } from '../../pdf/group-states.ts';
import { found } from './found.ts';
import type { FileRule } from './rule.ts';

/**
 * A cover is delivered as it is: what is hidden in it nobody leaves out before it is printed. A logo is printed on many
 * pages, so that what it shows has to be beyond doubt.
 */
const severityOf = (kind: PreflightKind) => (kind === 'cover' || kind === 'logo' ? 'error' : 'warning');

/** No alternative configurations of optional content (GWG 2022 R0034), and no group that is off. */
export const layers: FileRule = {
  codes: ['LAYERS'],
  run({ doc, hiddenGroups, pages }, { kind }) {
    const properties = dictOf(doc.catalog, 'OCProperties');
    const variants = listOf(properties, 'Configs');
    if (variants.length > 0) return [found('LAYERS', 'error')];
    const leftOut = pages.some(({ hides }) => hides);
    return (hiddenGroups?.size ?? 0) > 0 || printsOtherwise(doc) || leftOut
      ? [found('LAYERS', severityOf(kind))]
      : [];
  },
};
