import { z } from 'zod';
import { languages } from './language.ts';
import { count, paragraphs, version } from './primitives.ts';
import { MAX_TEXT_BLOCK, MAX_TEXT_BLOCKS } from './text-block-limits.ts';

/** What is rejected with a kept text. */
export const textBlockKinds = ['page', 'logo', 'request'] as const;
export type TextBlockKind = (typeof textBlockKinds)[number];

/** A text that the organiser keeps for rejections; the position is that among those of its kind and language. */
export const textBlockItem = z.object({
  id: z.int(),
  kind: z.enum(textBlockKinds),
  language: z.enum(languages),
  text: z.string(),
  position: z.int(),
  version: z.int(),
});
export type TextBlockItem = z.output<typeof textBlockItem>;

const text = paragraphs(1, MAX_TEXT_BLOCK);

/** `POST text-block`: it becomes the last one of its kind and language. */
export const textBlockCreate = z.object({ kind: z.enum(textBlockKinds), language: z.enum(languages), text });
export type TextBlockCreate = z.output<typeof textBlockCreate>;

/** `PUT text-block/{id}`: its words, or its place among those of its kind and language. */
export const textBlockUpdate = z.object({
  text: text.optional(),
  position: count(1, MAX_TEXT_BLOCKS).optional(),
  version,
});
export type TextBlockUpdate = z.output<typeof textBlockUpdate>;
