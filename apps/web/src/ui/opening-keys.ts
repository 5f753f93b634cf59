/** The keys that open a select. */
export const OPENING_KEYS = /^Arrow(Down|Up)$/;
