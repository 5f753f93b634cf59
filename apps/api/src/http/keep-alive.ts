/**
 * How long an idle connection of a client stays open, in ms. Longer than proxies and clients keep one: who closes first
 * decides whether a call can be lost on it.
 */
export const KEEP_ALIVE_MS = 65_000;
