/** One generation of a catalogue at a time. */
export const generationKey = (catalogId: number) => `generate-catalog:${catalogId}`;

/** Wrong keys an address may try in five minutes. */
export const MAX_WRONG_LINKS = 30;
export const WRONG_LINKS_WINDOW_SECONDS = 300;
