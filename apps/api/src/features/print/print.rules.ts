/** One generation of a catalogue at a time. */
export const generationKey = (catalogId: number) => `generate-catalog:${catalogId}`;
