import { z } from 'zod';
import { optionalLine } from './primitives.ts';

/** The names of an entry of reference data in French and English; null where nobody has written one. */
export const shownNames = { name_fr: z.string().nullable(), name_en: z.string().nullable() };

/** The same in an item that only mentions the entry; other clients need not know them. */
export const mentionedNames = {
  name_fr: shownNames.name_fr.optional(),
  name_en: shownNames.name_en.optional(),
};

/** The same in a form; absent ones are not changed. */
export const namesForm = { name_fr: optionalLine(64).optional(), name_en: optionalLine(64).optional() };
