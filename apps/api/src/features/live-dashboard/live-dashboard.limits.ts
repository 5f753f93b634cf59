/** Events that an administrator may send in a minute. */
export const EVENTS = { max: 120, windowSeconds: 60 };

/** Signatures that an administrator gets in a minute: eight channels for each connection of the dashboard. */
export const SIGNATURES = { max: 400, windowSeconds: 60 };
