/** The state of an upload or a generation. */
export const statusStates = { processing: 0, ready: 1, failed: 2 } as const;
export type StatusState = (typeof statusStates)[keyof typeof statusStates];
