import { z } from 'zod';
import { languages } from './language.ts';
import { count, paragraphs, version } from './primitives.ts';
import { MAX_TEXT_BLOCK, MAX_TEXT_BLOCKS } from './text-block-limits.ts';

/** A text that the organiser keeps for rejections; the position is that among those of its language. */
export const textBlockItem = z.object({
  id: z.int(),
  language: z.enum(languages),
  text: z.string(),
  position: z.int(),
  version: z.int(),
});
export type TextBlockItem = z.output<typeof textBlockItem>;

const text = paragraphs(1, MAX_TEXT_BLOCK);

/** `POST text-block`: it becomes the last one of its language. */
export const textBlockCreate = z.object({ language: z.enum(languages), text });
export type TextBlockCreate = z.output<typeof textBlockCreate>;

/** `PUT text-block/{id}`: its words, or its place among those of its language. */
export const textBlockUpdate = z.object({
  text: text.optional(),
  position: count(1, MAX_TEXT_BLOCKS).optional(),
  version,
});
export type TextBlockUpdate = z.output<typeof textBlockUpdate>;
