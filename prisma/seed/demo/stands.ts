import type { Random } from '../random.ts';
import type { StandEntry } from '../reference/build-reference.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';

/** Stands by exhibitor, at the fairs of one type. */
export type StandPlan = Map<number, StandEntry[]>;

/**
 * Assigns a stand to every exhibitor of one of the fairs of this type, and two adjacent ones to a few. Exhibitors who
 * take part again have the stand of last year.
 */
export function assignStands(random: Random, stands: StandEntry[], taking: ExhibitorEntry[]): StandPlan {
  const plan: StandPlan = new Map();
  const waiting = [...stands];
  let spare = stands.length - taking.length;
  for (const { id } of taking) {
    const two = spare > 0 && id !== accountIds.ownWinery && random.chance(0.16);
    if (two) spare--;
    plan.set(id, waiting.splice(0, two ? 2 : 1));
  }
  return plan;
}
