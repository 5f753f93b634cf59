import type { CorrectionChange, WinePageInput } from '@rebblatt/contracts';
import { winePageInput, withoutFacts } from '@rebblatt/contracts';
import type { TakenChange } from './correction.rules.ts';
import { corrected, printedText, sizeOf } from './correction.rules.ts';
import { sharedTextsOf } from './shared-texts.rules.ts';

/** A page at three moments: as it was released (base), as it would print now (theirs), with what is proposed (ours). */
export interface Merge {
  base: WinePageInput;
  theirs: WinePageInput;
  ours: CorrectionChange[];
  /** What the exhibitor has taken over since that release, on any page; such changes are known to them. */
  taken: TakenChange[];
}

/**
 * `clean`: nothing but the proposal stands between the release and the next one. `conflict`: for a proposed text other
 * words were taken over on another page, and with which change. `stale`: something else of the page has changed.
 */
export type Merged =
  | { is: 'clean' }
  | { is: 'conflict'; change: CorrectionChange; by: TakenChange }
  | { is: 'stale' };

/**
 * Merges a proposal with what has happened to the page since its release. A text that only they have changed is known
 * when it was taken over; one that both have changed is known when both made the same of it, and else a conflict.
 */
export function merge({ base, theirs, ours, taken }: Merge): Merged {
  const known: CorrectionChange[] = [];
  const conflicts: { change: CorrectionChange; by: TakenChange }[] = [];
  for (const { field, id, value: from } of sharedTextsOf(base)) {
    const now = printedText(theirs, { field, id });
    if (!now || now.value === from) continue;
    const change = ours.find((one) => one.field === field && one.id === id);
    const by = takenAs(theirs, { field, id, to: now.value }, taken);
    const agreed = change?.to === now.value;
    if (!agreed && !by) return { is: 'stale' };
    if (change && !agreed && by) conflicts.push({ change, by });
    known.push({ field, id, of: now.of, from: now.value, to: from });
  }
  // What else is on the page, such as its wines and their order, must be as it was.
  if (!printsSame(corrected(theirs, known), base)) return { is: 'stale' };
  const [conflict] = conflicts;
  return conflict ? { is: 'conflict', ...conflict } : { is: 'clean' };
}

const asPrinted = (page: WinePageInput) => JSON.stringify(withoutFacts(winePageInput.parse(page)));

/** Whether two pages print the same, apart from what only some designs print of a wine. */
export const printsSame = (a: WinePageInput, b: WinePageInput) => asPrinted(a) === asPrinted(b);

// The prices of two pages stand in the order of the sizes there.
const kindOf = (field: CorrectionChange['field']) => (field.startsWith('price') ? 'price' : field);

/** With which change that was taken over a text has become what it is; undefined for none. */
function takenAs(
  page: WinePageInput,
  { field, id, to }: Pick<CorrectionChange, 'field' | 'id' | 'to'>,
  taken: TakenChange[],
): TakenChange | undefined {
  const size = sizeOf(page, { field, id });
  return taken.findLast(
    (one) => kindOf(one.field) === kindOf(field) && one.id === id && one.size === size && one.to === to,
  );
}
