import { availableParallelism } from 'node:os';
import type { Actor } from '../lib/actor.ts';
import { createPlaces } from '../lib/places.ts';
import type { Turns } from '../lib/turns.ts';
import { createTurns } from '../lib/turns.ts';

/** The turns of this node's accounts at work for which the press needs seconds. */
export interface FileTurns {
  /** The first inspection of a file that has just arrived; goes before the others, because it takes a moment. */
  look: Turns;
  /** Pictures, proofs and single pages. */
  draw: Turns;
  /** The checks of uploaded files, which nobody waits for. */
  check: Turns;
}

/** A screen requests a dozen pictures at once; a browser sends six requests at a time. */
const WAITING = 30;
/** How many files that have just arrived wait at most; a further upload is told at once to come back. */
const ARRIVED = 12;
/**
 * Whoever waits for longer than this is told to come back: the client asks again by itself. They are told within two
 * seconds; the rest is for what comes before and after on a busy machine.
 */
const PATIENCE_MS = 1_250;

/**
 * All of it together leaves one core to the calls of everybody else.
 * @param options.patienceMs how long somebody waits for a picture
 */
export function createFileTurns({ patienceMs = PATIENCE_MS } = {}): FileTurns {
  const atOnce = createPlaces(Math.max(1, availableParallelism() - 1));
  const turns = { atOnce, each: 1, waiting: WAITING };
  return {
    look: createTurns({ ...turns, waitingOfAll: ARRIVED, first: true }),
    draw: createTurns({ ...turns, patienceMs }),
    check: createTurns({ ...turns, waiting: Number.POSITIVE_INFINITY }),
  };
}

/** Whose turn it is: an administrator who works as an exhibitor uses their own. */
export const accountOf = (actor: Actor): number => actor.adminId ?? actor.userId;
