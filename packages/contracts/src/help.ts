import { z } from 'zod';
import { languages } from './language.ts';

/** `GET help`: the manual for exhibitors, or the organiser's handbook. */
export const helpQuery = z.object({
  lang: z.enum(languages).default('de'),
  manual: z.enum(['exhibitor', 'organiser']).default('exhibitor'),
});
