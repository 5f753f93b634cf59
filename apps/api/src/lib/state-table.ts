import type { ErrorCode } from '@rebblatt/contracts';
import { conflict } from './app-error.ts';

/** Why a step cannot be taken from a state. */
export interface Refused {
  refused: ErrorCode;
}

/** Stands in a table where a step is refused. */
export const refused = (code: ErrorCode): Refused => ({ refused: code });

/**
 * Where each step leads from each state, or why it does not. A step that leads where the row already stands asks for
 * what is true: it changes nothing, and is no fault.
 */
export type StateTable<State extends string, Step extends string> = Readonly<
  Record<State, Readonly<Record<Step, State | Refused>>>
>;

/** The state that a step leads to. @throws AppError 409 with the code the table refuses the step with */
export function stateAfter<State extends string, Step extends string>(
  table: StateTable<State, Step>,
  state: State,
  step: Step,
): State {
  const next: State | Refused = table[state][step];
  if (typeof next === 'object') throw conflict(next.refused);
  return next;
}
