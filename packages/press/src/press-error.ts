import type { PressPlace } from './press-place.ts';

/**
 * What can go wrong in the press, as codes that a caller can branch on.
 *
 * - `browser-missing`  no Chromium on this machine and none that can be unpacked
 * - `browser-failed`   Chromium did not start, or died while it worked
 * - `timeout`          a limit of the clock was reached, on a machine that had no time; whatever worked on it has been ended
 * - `too-slow`         a file took more of the processor's time than it may, twice
 * - `aborted`          the caller's signal fired
 * - `disk-full`        a file could not be written for lack of space
 * - `memory`           a worker reached its memory limit, twice
 * - `unreadable`       a given PDF cannot be used; `reason` says why, where that matters
 * - `profile`          the given output profile is damaged or not for CMYK printing
 * - `differs`          a placed PDF would print differently from what it shows
 * - `layout`           the laid-out document is not what the plan expected
 * - `worker-failed`    the work ended with an error that is not known, or its process crashed twice
 * - `worker-died`      something outside ended the worker processes; this says nothing about the file
 */
export type PressErrorCode =
  | 'browser-missing'
  | 'browser-failed'
  | 'timeout'
  | 'too-slow'
  | 'aborted'
  | 'disk-full'
  | 'memory'
  | 'unreadable'
  | 'profile'
  | 'differs'
  | 'layout'
  | 'worker-failed'
  | 'worker-died';

/** Why a PDF cannot be used, as far as a caller tells the reasons apart. */
export type UnreadableReason = 'bomb' | 'damaged' | 'encrypted' | 'page-tree' | 'stream' | 'unknown-filter';

/** What an error is about besides its code. */
interface About {
  /** The page or logo of the book. */
  at?: PressPlace | undefined;
  reason?: UnreadableReason | undefined;
  cause?: unknown;
}

/** The only type of error that the press throws on purpose; `message` is for logs, `code` for decisions. */
export class PressError extends Error {
  readonly code: PressErrorCode;
  readonly at: PressPlace | undefined;
  readonly reason: UnreadableReason | undefined;

  constructor(code: PressErrorCode, message: string, { at, reason, cause }: About = {}) {
    super(message, { cause });
    this.name = 'PressError';
    this.code = code;
    this.at = at;
    this.reason = reason;
  }
}
