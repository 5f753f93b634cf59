/** Files of changed pages that one link may request in five minutes; each requires reading the whole book. */
export const MAX_EXTRACTS = 20;
export const EXTRACTS_WINDOW_SECONDS = 300;
