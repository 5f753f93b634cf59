import type { ErrorCode } from '@rebblatt/contracts';
import { conflict } from './app-error.ts';

/** Why a step cannot be taken from a state. */
export interface Refused {
  refused: ErrorCode;
}

/** The entry in a table for a step that is refused. */
export const refused = (code: ErrorCode): Refused => ({ refused: code });

/**
 * Where each step leads from each state, or why it is refused. A step that leads to the current state of the row changes
 * nothing and is not an error.
 */
export type StateTable<State extends string, Step extends string> = Readonly<
  Record<State, Readonly<Record<Step, State | Refused>>>
>;

/** The state to which a step leads. @throws AppError 409 with the code in the table when the step is refused */
export function stateAfter<State extends string, Step extends string>(
  table: StateTable<State, Step>,
  state: State,
  step: Step,
): State {
  const next: State | Refused = table[state][step];
  if (typeof next === 'object') throw conflict(next.refused);
  return next;
}
