/** Registrations per IP address and hour that nobody has activated yet. */
export const MAX_REGISTRATIONS_PER_ADDRESS = 20;
export const HOUR_SECONDS = 3600;

/** Under which key the registrations of an address are counted. */
export const registrationsOf = (ip: string): string => `register:${ip}`;

/** Longest side of a stored web logo in pixels: sharp on any screen, small enough for every phone. */
export const WEB_LOGO_PX = 1200;
export const WEB_LOGO_PREVIEW_PX = 400;
