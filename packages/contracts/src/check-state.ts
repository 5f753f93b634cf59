/** How far the check of an uploaded PDF is, a logo's or a page's, as stored and on the wire. */
export const checkStates = { checking: 0, ready: 1, failed: 2 } as const;
export type CheckState = (typeof checkStates)[keyof typeof checkStates];

/** The result of a check. */
export type CheckEnd = Exclude<CheckState, typeof checkStates.checking>;

/**
 * Whether the check of a file could not be done: it has failed and says nothing about the file, which can be checked
 * again.
 * @param checked the state of its check, and what that found
 */
export const isUnchecked = ({ status, report }: { status: number | null; report: unknown }): boolean =>
  status === checkStates.failed && report === null;
