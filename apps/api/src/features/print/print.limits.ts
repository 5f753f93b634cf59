/** Wrong keys an address may try in five minutes. */
export const MAX_WRONG_LINKS = 30;
export const WRONG_LINKS_WINDOW_SECONDS = 300;

/** Files of changed pages one link may have made in five minutes; each takes a pass over the whole book. */
export const MAX_EXTRACTS = 20;
export const EXTRACTS_WINDOW_SECONDS = 300;
