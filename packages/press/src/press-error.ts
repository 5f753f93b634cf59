/**
 * What can go wrong in the press, in words a caller can branch on.
 *
 * - `browser-missing`  no Chromium on this machine and none that may be unpacked
 * - `browser-failed`   Chromium did not start, or died while it worked
 * - `timeout`          a time limit was reached; whatever worked on it is gone
 * - `aborted`          the caller's signal fired
 * - `disk-full`        a file could not be written for want of space
 * - `memory`           a worker reached its memory limit
 * - `unreadable`       a PDF handed in cannot be used; `detail` names which
 * - `profile`          the output profile handed in is damaged or not for CMYK printing
 * - `differs`          a placed PDF would print differently from what it shows; `detail` names which
 * - `layout`           the laid-out document is not what the plan expected
 * - `worker-failed`    a worker process ended without an answer
 */
export type PressErrorCode =
  | 'browser-missing'
  | 'browser-failed'
  | 'timeout'
  | 'aborted'
  | 'disk-full'
  | 'memory'
  | 'unreadable'
  | 'profile'
  | 'differs'
  | 'layout'
  | 'worker-failed';

/** The only error type that leaves the press on purpose; `message` is for logs, `code` for decisions. */
export class PressError extends Error {
  readonly code: PressErrorCode;
  /** The page or file concerned, when there is one. */
  readonly detail: string | undefined;

  constructor(code: PressErrorCode, message: string, options: { detail?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'PressError';
    this.code = code;
    this.detail = options.detail;
  }
}
