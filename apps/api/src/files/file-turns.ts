import type { Actor } from '../lib/actor.ts';
import type { Turns } from '../lib/turns.ts';
import { createTurns } from '../lib/turns.ts';

/** The turns of this node's accounts at work for which the press needs seconds. */
export interface FileTurns {
  /** The first inspection of a file that has just arrived. */
  look: Turns;
  /** Pictures, proofs and single pages. */
  draw: Turns;
}

/** A screen requests a dozen pictures at once; a browser sends six requests at a time. */
const WAITING = 30;

/** Two at a time, of which an account gets at most one. */
export const createFileTurns = (): FileTurns => ({
  look: createTurns({ atOnce: 2, each: 1, waiting: WAITING }),
  draw: createTurns({ atOnce: 2, each: 1, waiting: WAITING }),
});

/** Whose turn it is: an administrator who works as an exhibitor uses their own. */
export const accountOf = (actor: Actor): number => actor.adminId ?? actor.userId;
