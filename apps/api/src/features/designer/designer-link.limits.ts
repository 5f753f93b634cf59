/** Files that one link takes in an hour: far more tries than a good file needs. */
export const MAX_UPLOADS = 30;
export const UPLOADS_WINDOW_SECONDS = 3600;

/** The page of a link asks for the outcome of a check every few seconds; it is noted as opened at most this often. */
export const OPENED_EVERY_MS = 60_000;
