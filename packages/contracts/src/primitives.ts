import { z } from 'zod';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { normalAddress, shownAddress } from './email-address.ts';

/** The largest id: ids are 32-bit integers in the database. */
export const MAX_ID = 2_147_483_647;

const digits = /^[1-9]\d{0,9}$/;
const numeral = /^-?\d{1,10}(\.\d{1,10})?$/;

const numberFromText = (input: number | string) =>
  typeof input === 'string' && numeral.test(input) ? Number(input) : input;

/**
 * An id in a body or a form: an integer from 1, or the same in digits (as in a multipart field or a select).
 */
export const id = z.preprocess(
  (input: number | string) => (typeof input === 'string' && digits.test(input) ? Number(input) : input),
  z.int().min(1).max(MAX_ID),
);

/** An id that may be left empty; '' and null both mean none. */
export const optionalId = z.preprocess(
  (input: number | string | null) => (input === '' ? null : (id.safeParse(input).data ?? input)),
  z.int().min(1).max(MAX_ID).nullable(),
);

/** An id in a path: digits without leading zero, sign, blank or exponent. */
export const pathId = z.string().regex(digits).transform(Number).pipe(z.int().max(MAX_ID));

/** A count in a body: an integer between the two, or the same in digits. */
export const count = (min: number, max: number) => z.preprocess(numberFromText, z.int().min(min).max(max));

/** A number in a body by the schema, or the same in digits. */
export const numeric = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(numberFromText, schema);

const flagWords = new Map<unknown, 0 | 1>([
  [1, 1],
  [0, 0],
  [true, 1],
  [false, 0],
  ['1', 1],
  ['0', 0],
  ['true', 1],
  ['false', 0],
]);

/** A flag on the wire: 1 or 0. Accepts true, false, "1", "0", "true" and "false" as well. */
export const flag = z.preprocess(
  (input: number | boolean | string) => flagWords.get(input) ?? input,
  z.literal([0, 1]),
);

/** A flag that may be undecided, which is null. */
export const flagOrNull = z.preprocess(
  (input: number | boolean | string | null) => (input === '' ? null : (flagWords.get(input) ?? input)),
  z.literal([0, 1]).nullable(),
);

/** Cleans a text, unless it is so long that it would be refused anyway. */
const cleanedUpTo = (max: number, clean: (text: string) => string) => (text: string) =>
  text.length > max * 8 ? text : clean(text);

/** One line of text: NFC, trimmed, inner blanks collapsed, without control characters and what nobody sees. */
export const line = (min: number, max: number) =>
  z.string().transform(cleanedUpTo(max, cleanLine)).pipe(z.string().min(min).max(max));

/** One line that is required: empty gives "required", a few letters give "too short". */
export const filledLine = (min: number, max: number) => line(1, max).pipe(z.string().min(min));

/** One line that may be empty; an empty one is null. */
export const optionalLine = (max: number) =>
  line(0, max)
    .nullable()
    .transform((value) => value || null);

/** Text of several lines: NFC, line ends as \n, without other control characters and what nobody sees, trimmed. */
export const paragraphs = (min: number, max: number) =>
  z.string().transform(cleanedUpTo(max, cleanParagraphs)).pipe(z.string().min(min).max(max));

/** Several lines that may be empty; empty is null. */
export const optionalParagraphs = (max: number) =>
  paragraphs(0, max)
    .nullable()
    .transform((value) => value || null);

/** An e-mail address as it is stored, compared and written to; see `normalAddress`. */
export const email = z
  .string()
  .max(320)
  .transform((value, ctx) => {
    const address = normalAddress(value);
    if (address !== null) return address;
    const message = value.trim() === '' ? 'validation.required' : 'validation.email';
    ctx.addIssue({ code: 'custom', message, input: value });
    return z.NEVER;
  });

/** An e-mail address in an answer: as people write it. */
export const shownEmail = z.string().overwrite(shownAddress);

/** «1.250» is 1250 or 1.25: nobody guesses. */
const isEither = (input: unknown) => typeof input === 'string' && /\.\d{3}$/.test(input);

/** CHF: 0 to 9’999’999.99 in steps of 0.01. */
export const money = z.preprocess(
  (input: number | string, { issues }) => {
    if (isEither(input)) issues.push({ code: 'custom', message: 'validation.decimals', input });
    return numberFromText(input);
  },
  z
    .number()
    .min(0)
    .max(9_999_999.99)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'validation.decimals')
    .transform((value) => Math.round(value * 100) / 100),
);

/** A day as YYYY-MM-DD that exists in the calendar, 1900 to 2999. */
export const day = z.iso
  .date()
  .refine((value) => value >= '1900-01-01' && value < '3000-01-01', 'validation.date');

/** The number that prevents overwriting another user's change; if absent it is not checked. */
export const version = z.preprocess(numberFromText, z.int().min(1).max(MAX_ID)).optional();

/** `{ data }`, the envelope of one item. */
export const item = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** `{ data, total }`, the envelope of a list. */
export const listOf = <T extends z.ZodType>(schema: T) =>
  z.object({ data: z.array(schema), total: z.int().min(0) });

/** The same, of exhibitors or of what they have; when a search finds none, with those whose names are nearest to what was typed. */
export const listOrNearest = <T extends z.ZodType>(schema: T) =>
  listOf(schema).extend({
    nearest: z
      .array(z.object({ id: z.int(), company_name: z.string(), active: flag, catalogs: z.array(z.int()) }))
      .optional(),
  });

/** The response to a deletion. */
export const deleted = z.object({ data: z.object({ id: z.int() }) });

/** A moment on the wire: ISO 8601 with offset. */
export const moment = z.iso.datetime({ offset: true });
