import type { HistoryState } from '@rebblatt/contracts';
import type { Value } from '../history/column.rules.ts';
import { inWords } from '../history/history.rules.ts';
import type { Outcome } from './bring-back.commands.ts';
import type { BothStates } from './state.commands.ts';
import type { KeptRow } from './state.queries.ts';
import type { StateLine } from './state.rules.ts';

const keyOf = ({ field, of }: StateLine) => `${field} ${JSON.stringify(of)}`;

/** Two states line by line, in the order of the later one. */
function pairs(now: StateLine[], back: StateLine[]): { line: StateLine; now: Value; back: Value }[] {
  const byKey = (lines: StateLine[]) => new Map(lines.map((line) => [keyOf(line), line]));
  const [is, was] = [byKey(now), byKey(back)];
  return [...new Map([...was, ...is])].map(([key, line]) => ({
    line,
    now: is.get(key)?.value ?? null,
    back: was.get(key)?.value ?? null,
  }));
}

/** All values of two states, for their names. */
export const valuesOf = ({ now, back }: BothStates): Value[] =>
  [...(now ?? []), ...(back ?? [])].flatMap(({ of, value }) => [of, value]);

/** Both states side by side on the wire, with names in place of ids. */
export const presentStates = (
  { row, now, back, notes, refused }: BothStates & Outcome & { row: KeptRow },
  names: Map<string, string>,
): HistoryState => ({
  id: row.id,
  at: row.at.toISOString(),
  entity: row.entity,
  deleted: row.action === 'delete' ? 1 : 0,
  exists: now === null ? 0 : 1,
  item: row.item,
  lines: pairs(now ?? [], back ?? []).map(({ line, ...values }) => ({
    field: line.field,
    of: inWords(line.of, names),
    now: inWords(values.now, names, null),
    back: inWords(values.back, names, null),
  })),
  notes,
  refused: refused && { error: refused.code, params: refused.params },
});
