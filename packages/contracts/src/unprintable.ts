import { z } from 'zod';

/** Where a text of the book is entered. */
export const unprintablePlaces = [
  'catalog',
  'exhibitor',
  'country',
  'region',
  'ship',
  'deck',
  'stand',
  'grape-variety',
  'award',
  'wine-type',
  'page',
] as const;

/** A text of the book with characters that its type has no glyph for. */
export const unprintableText = z.object({
  place: z.enum(unprintablePlaces),
  /** The row in which it is entered; of a page the page. */
  id: z.int().nullable(),
  /** The text, of a page its label. */
  text: z.string(),
  characters: z.array(z.string()),
});
export type UnprintableText = z.output<typeof unprintableText>;
