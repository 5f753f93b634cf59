import { z } from 'zod';
import { languages } from './language.ts';
import { shownNames } from './names.ts';
import { flag, id, moment, optionalParagraphs, pathId, shownEmail } from './primitives.ts';
import {
  MAX_REMINDER_DAY,
  MAX_REMINDER_DAYS,
  MAX_REMINDER_MESSAGE,
  reminderTopics,
} from './reminder-topic.ts';

/** The key of an open item of one exhibitor: `request`, `page-12`, `logo-3`. */
const lineKey = z.string().regex(/^(request|page-[1-9]\d{0,9}|logo-[1-9]\d{0,9})$/);

/** One item that an exhibitor still has to do. */
export const reminderLine = z.object({
  key: lineKey,
  topic: z.enum(reminderTopics),
  page: z
    .object({
      id: z.int(),
      page_type: z.int(),
      position: z.int(),
      page_title: z.string().nullable(),
      /** The names of that title in other languages. */
      page_title_names: z.object(shownNames).nullable(),
    })
    .nullable(),
  logo: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The organiser's remark on a rejected page. */
  comment: z.string().nullable(),
  /** When the exhibitor was last reminded of it. */
  reminded_at: moment.nullable(),
  /** Reminded less than a day ago: omitted unless the organiser says otherwise. */
  recently: flag,
});
export type ReminderLine = z.output<typeof reminderLine>;

/**
 * The catalogue to remind in; by default the running one, or after its end the one on which somebody may still go on.
 */
export const remindedCatalog = z.object({ catalog_id: pathId.optional() });

/** Who would be reminded of what in a catalogue. */
export const reminderPreview = z.object({
  catalog: z.object({ id: z.int(), name: z.string(), to: z.string() }),
  data: z.array(
    z.object({
      exhibitor: z.object({
        id: z.int(),
        company_name: z.string(),
        email: shownEmail,
        language: z.enum(languages),
        /** The exhibitor's last day, where it is later than that of the catalogue. */
        later_until: z.string().nullable(),
        /** When they were last reminded of anything in this catalogue. */
        reminded_at: moment.nullable(),
      }),
      lines: z.array(reminderLine),
    }),
  ),
  total: z.int(),
});
export type ReminderPreview = z.output<typeof reminderPreview>;

/** What to remind of; by default everything that is open, so that a misspelt choice is refused. */
export const remindForm = z
  .strictObject({
    catalog_id: id,
    lines: z
      .array(z.object({ exhibitor_id: id, key: lineKey }))
      .min(1)
      .max(20_000),
    /** Includes exhibitors who were reminded of the same within a day. */
    again: flag,
    /** The organiser's own words, which stand in every one of these mails. */
    message: optionalParagraphs(MAX_REMINDER_MESSAGE),
  })
  .partial();
export type RemindForm = z.output<typeof remindForm>;

/** `POST exhibitor-remind/preview`: what one exhibitor would read; nothing is sent. */
export const remindPreviewForm = remindForm
  .pick({ catalog_id: true, lines: true, message: true })
  .extend({ exhibitor_id: id });
export type RemindPreviewForm = z.output<typeof remindPreviewForm>;

/** A reminder as its recipient would get it. */
export const remindPreview = z.object({
  data: z.object({
    recipient: z.string(),
    language: z.enum(languages),
    subject: z.string(),
    text: z.string(),
  }),
});
export type RemindPreview = z.output<typeof remindPreview>['data'];

const isDay = (day: number) => Number.isInteger(day) && day >= 0 && day <= MAX_REMINDER_DAY;

/** Days before the end, the largest first; a list, or numbers separated by commas or blanks. Empty: none. */
export const reminderDays = z
  .preprocess(
    (input: string | number[] | null) =>
      typeof input === 'string' ? input.split(/[\s,;]+/).filter(Boolean) : (input ?? []),
    z.array(z.union([z.int(), z.string().max(10)])).max(MAX_REMINDER_DAYS),
  )
  .refine((days) => days.every((day) => isDay(Number(day))), {
    message: 'validation.reminder-days',
    params: { max: MAX_REMINDER_DAY },
  })
  .transform((days) => [...new Set(days.map(Number))].sort((a, b) => b - a));
