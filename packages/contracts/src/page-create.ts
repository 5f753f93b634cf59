import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { DESCRIPTION_LENGTH } from './page-limits.ts';
import {
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  isChosenRegister,
  registerKinds,
  WINETOUR_PAGE,
} from './page-type.ts';
import { count, filledLine, id } from './primitives.ts';

/** `POST page`: a content page without a file (type 3), the wine tour (type 6), or a register of `register_kind` (type 7). */
export const pageCreate = z
  .object({
    catalog_id: id.optional(),
    type: count(CONTENT_PAGE, CHOSEN_REGISTER)
      .pipe(z.literal([CONTENT_PAGE, WINETOUR_PAGE, CHOSEN_REGISTER]))
      .optional()
      .default(CONTENT_PAGE),
    description: filledLine(DESCRIPTION_LENGTH.min, DESCRIPTION_LENGTH.max).optional(),
    register_kind: z.enum(registerKinds).optional(),
  })
  .refine((form) => form.type !== CONTENT_PAGE || form.description !== undefined, {
    path: ['description'],
    message: 'validation.required',
    when: onceRight('type', 'description'),
  })
  .refine((form) => !isChosenRegister(form.type) || form.register_kind !== undefined, {
    path: ['register_kind'],
    message: 'validation.required',
    when: onceRight('type', 'register_kind'),
  });
export type PageCreate = z.output<typeof pageCreate>;
