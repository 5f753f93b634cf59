/** Registrations per IP address and hour. */
export const MAX_REGISTRATIONS_PER_ADDRESS = 20;
export const HOUR_SECONDS = 3600;

/** Longest side of a stored web logo in pixels: sharp on any screen, small enough for every phone. */
export const WEB_LOGO_PX = 1200;
export const WEB_LOGO_PREVIEW_PX = 400;
