/** Files of changed pages that one link may request in five minutes; each requires reading the whole book. */
export const MAX_EXTRACTS = 20;
export const EXTRACTS_WINDOW_SECONDS = 300;
/** Answers that a print office may give by one link in an hour. */
export const MAX_ANSWERS = 120;
export const ANSWERS_WINDOW_SECONDS = 3600;
