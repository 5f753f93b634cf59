import type { Actor } from '../lib/actor.ts';
import type { Turns } from '../lib/turns.ts';
import { createTurns } from '../lib/turns.ts';

/** The turns of this node's accounts with what the press needs seconds for. */
export interface FileTurns {
  /** A glance at a file that has just arrived. */
  look: Turns;
  /** Pictures, proofs and single pages. */
  draw: Turns;
}

/** A screen asks for a dozen pictures at once, and a browser for six. */
const WAITING = 30;

/** Two places, and one of them is always somebody else's. */
export const createFileTurns = (): FileTurns => ({
  look: createTurns({ atOnce: 2, each: 1, waiting: WAITING }),
  draw: createTurns({ atOnce: 2, each: 1, waiting: WAITING }),
});

/** Whose turn it is: who works as an exhibitor takes the own one. */
export const accountOf = (actor: Actor): number => actor.adminId ?? actor.userId;
