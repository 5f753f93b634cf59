import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { type Language, languages } from './language.ts';

/** The languages of the organiser's handbook. */
export const handbookLanguages = ['de', 'en'] as const satisfies Language[];
export type HandbookLanguage = (typeof handbookLanguages)[number];

/** `GET help`: the manual for exhibitors, or the organiser's handbook. */
export const helpQuery = z
  .object({
    lang: z.enum(languages).default('de'),
    manual: z.enum(['exhibitor', 'organiser']).default('exhibitor'),
  })
  .refine(({ lang, manual }) => manual === 'exhibitor' || isHandbookLanguage(lang), {
    path: ['lang'],
    message: 'validation.choice',
    when: onceRight('lang', 'manual'),
  });

/** Whether the handbook exists in a language. */
export const isHandbookLanguage = (language: Language): language is HandbookLanguage =>
  handbookLanguages.some((one) => one === language);
