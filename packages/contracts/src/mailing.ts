import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { languages } from './language.ts';
import { needsCatalog, unknownPlaceholders } from './mail-placeholder.ts';
import { MESSAGE_MAX, MESSAGE_MIN, SUBJECT_MAX, SUBJECT_MIN } from './mailing-text.ts';
import { filledLine, id, optionalId, paragraphs, pathId, shownEmail, version } from './primitives.ts';

const MAX_RECIPIENTS = 10_000;

const chosenCatalog = z
  .preprocess((input: number | string | null | undefined) => input ?? null, optionalId)
  .refine((chosen) => chosen !== null, 'exhibitor.catalog-missing')
  .transform(Number);

/** Words in braces are replaced for each reader; others are a slip. */
function refuseUnknown(text: string, ctx: z.core.$RefinementCtx): void {
  const [word] = unknownPlaceholders(text);
  if (word !== undefined) ctx.addIssue({ code: 'custom', message: 'mailing.placeholder', params: { word } });
}

const subject = filledLine(SUBJECT_MIN, SUBJECT_MAX).superRefine(refuseUnknown);
const text = paragraphs(1, MESSAGE_MAX).pipe(z.string().min(MESSAGE_MIN)).superRefine(refuseUnknown);

/** One that may be left out; empty is left out too. */
const maybe = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((input: unknown) => (input === '' || input === null ? undefined : input), field.optional());

/** A message in German, and where somebody has written it in them, in French and English. */
const letters = {
  subject,
  text,
  subject_fr: maybe(subject),
  text_fr: maybe(text),
  subject_en: maybe(subject),
  text_en: maybe(text),
};

type Letters = { [Field in keyof typeof letters]?: unknown };

/** The two fields of a language: one of them alone is no letter. */
const pairs = [
  ['subject_fr', 'text_fr'],
  ['subject_en', 'text_en'],
] as const;

function refuseHalf(form: Letters, ctx: z.core.$RefinementCtx): void {
  for (const [one, other] of pairs)
    if ((form[one] === undefined) !== (form[other] === undefined))
      ctx.addIssue({
        code: 'custom',
        path: [form[one] === undefined ? one : other],
        message: 'validation.required',
      });
}
const halves = { when: onceRight(...pairs.flat()) };

/**
 * A message to the exhibitors of a catalogue. Unknown fields are refused: with a misspelt list of recipients the message
 * would go to everyone.
 */
export const mailingForm = z
  .strictObject({
    catalog_id: chosenCatalog,
    ...letters,
    /** The recipients shown on the screen; by default everyone in the catalogue whose account is active. */
    exhibitors: z.array(id).min(1).max(MAX_RECIPIENTS).optional(),
  })
  .superRefine(refuseHalf, halves);
export type MailingForm = z.output<typeof mailingForm>;

const texts = ['subject', 'text', 'subject_fr', 'text_fr', 'subject_en', 'text_en'] as const;

/** A stand and days that are left are those of a catalogue. */
function refuseWithoutCatalog(form: Letters & { catalog_id?: unknown }, ctx: z.core.$RefinementCtx): void {
  if (form.catalog_id != null) return;
  for (const field of texts)
    if (needsCatalog(form[field] as string | undefined))
      ctx.addIssue({ code: 'custom', path: [field], message: 'mailing.needs-catalog' });
}
const withoutCatalog = { when: onceRight('catalog_id', ...texts) };

const ofAnyCatalog = { catalog_id: optionalId.optional(), ...letters };

/** The part of {@link writeForm} that somebody types. */
export const writtenLetter = z
  .strictObject(ofAnyCatalog)
  .superRefine(refuseHalf, halves)
  .superRefine(refuseWithoutCatalog, withoutCatalog);

/**
 * `POST exhibitor/write`: a message to chosen companies, also of a catalogue that is over or has not begun, or of none:
 * then nothing can be said of a stand or of days that are left.
 */
export const writeForm = z
  .strictObject({ ...ofAnyCatalog, exhibitors: z.array(id).min(1).max(MAX_RECIPIENTS) })
  .superRefine(refuseHalf, halves)
  .superRefine(refuseWithoutCatalog, withoutCatalog);
export type WriteForm = z.output<typeof writeForm>;

/** Whose exhibitors could be written to: a catalogue's, in whatever state it is, or all of the fair. */
export const writtenTo = z.object({ catalog_id: pathId.optional() });

/** The recipients of a message, with what it can say of them. */
export const mailRecipients = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      company_name: z.string(),
      contact_person: z.string().nullable(),
      email: shownEmail,
      /** The language of their mails. */
      language: z.enum(languages),
      /** Their stands in the catalogue. */
      stands: z.array(z.string()),
      /** Until their last day in the catalogue, which may be later than its own; null without a catalogue. */
      days_left: z.int().nullable(),
    }),
  ),
  total: z.int(),
  /** Exhibitors who receive nothing, because their account is closed or not activated. */
  without_account: z.int(),
  /** The sender, as mail programs show it. */
  from: z.string(),
  /** Where replies go: to the fair, and without an address of it to whoever writes. */
  reply_to: shownEmail,
});
export type MailRecipients = z.output<typeof mailRecipients>;

/** How many messages are kept at most. */
export const MAX_MAIL_TEXTS = 200;

/** `POST mail-text`: a message that is kept under a name. */
export const mailTextForm = z
  .strictObject({ name: filledLine(2, 80), ...letters })
  .superRefine(refuseHalf, halves);
export type MailTextForm = z.output<typeof mailTextForm>;

/** `PUT mail-text/{id}`: the same, in place of the version that was read. */
export const mailTextUpdate = z
  .strictObject({ name: filledLine(2, 80), ...letters, version })
  .superRefine(refuseHalf, halves);
export type MailTextUpdate = z.output<typeof mailTextUpdate>;

/** A kept message; of another language only where it has words of its own. */
export const mailTextItem = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  subject_fr: z.string().nullable(),
  text_fr: z.string().nullable(),
  subject_en: z.string().nullable(),
  text_en: z.string().nullable(),
  version: z.int(),
});
export type MailTextItem = z.output<typeof mailTextItem>;

/** How many mails were queued. */
export const mailsQueued = z.object({ error: z.null(), message: z.string(), count: z.int() });
