import { z } from 'zod';
import { eachOnce, onAnyRows } from './across-fields.ts';
import { id } from './primitives.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A list is JSON text in a multipart field, an array in a JSON body; entries left empty are dropped. */
export const listField = <T extends z.ZodType>(entry: T, max: number) =>
  z.preprocess((input: string | (z.input<T> | null)[]) => {
    const list = typeof input === 'string' ? parsed(input) : input;
    if (!Array.isArray(list)) return list;
    const filled = list.filter((one) => !isEmpty(one));
    // Only rows at the end, because an error refers to a row by its index.
    while (isEmptyRow(filled.at(-1))) filled.pop();
    return filled;
  }, z.array(entry).max(max));

const isEmpty = (one: unknown) => one === null || one === '';
const isEmptyRow = (one: unknown) =>
  typeof one === 'object' &&
  one !== null &&
  Object.values(one).length > 0 &&
  Object.values(one).every(isEmpty);

/** Ids without duplicates. */
export const idList = (max: number) => listField(id, max).superRefine(eachOnce(), { when: onAnyRows });
