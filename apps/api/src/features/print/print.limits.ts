/** Wrong keys that an IP address may try in five minutes. */
export const MAX_WRONG_LINKS = 30;
export const WRONG_LINKS_WINDOW_SECONDS = 300;

/** Files of changed pages that one link may request in five minutes; each requires reading the whole book. */
export const MAX_EXTRACTS = 20;
export const EXTRACTS_WINDOW_SECONDS = 300;
