/** States of a logo's check, as stored and on the wire. */
export const CHECKING = 0;
export const READY = 1;
export const FAILED = 2;
