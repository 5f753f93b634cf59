import { z } from 'zod';
import type { CorrectionField } from './correction-fields.ts';
import { correctionFields, correctionStates } from './correction-fields.ts';
import { MAX_CATEGORY, MAX_CORRECTION_TEXT, MAX_CORRECTIONS, MAX_FOOTER } from './page-limits.ts';
import { releaseStates } from './page-release.ts';
import { pageUse } from './page-use.ts';
import { id, line, moment, money, optionalParagraphs, paragraphs, pathId, version } from './primitives.ts';
import { companyProfile } from './session.ts';
import { wineTexts } from './wine.ts';

/** A text that the page has once. */
const once = <Field extends CorrectionField, To extends z.ZodType>(field: Field, to: To) =>
  z.object({ field: z.literal(field), id: z.null().optional().default(null), to });

/** A text of one category or wine, by its id. */
const ofOne = <Field extends CorrectionField, To extends z.ZodType>(field: Field, to: To) =>
  z.object({ field: z.literal(field), id, to });

/** One corrected text, by the rule of the form in which the exhibitor writes it. A price can be changed, not removed. */
export const correctionText = z.discriminatedUnion('field', [
  once('company_name', companyProfile.company_name),
  once('street', companyProfile.street.unwrap()),
  once('number', companyProfile.number.unwrap()),
  once('zip_code', companyProfile.zip_code.unwrap()),
  once('city', companyProfile.city.unwrap()),
  once('phone', companyProfile.phone.unwrap()),
  once('website', companyProfile.website.unwrap()),
  once('footer', optionalParagraphs(MAX_FOOTER)),
  ofOne('category', line(1, MAX_CATEGORY)),
  ofOne('wine', wineTexts.wine),
  ofOne('year', wineTexts.year),
  ofOne('price1', money),
  ofOne('price2', money),
]);
export type CorrectionText = z.output<typeof correctionText>;

/** `POST page/{id}/correction`: made on the release with the number `pull`. */
export const correctionForm = z.object({
  pull: id,
  version: version.unwrap(),
  changes: z.array(correctionText).min(1).max(MAX_CORRECTIONS),
  message: optionalParagraphs(MAX_CORRECTION_TEXT).optional().default(null),
});
export type CorrectionForm = z.output<typeof correctionForm>;

/** `POST page-correction/{id}/answer` */
export const correctionAnswer = z.object({ answer: paragraphs(1, MAX_CORRECTION_TEXT) });

const printedText = z.union([z.string(), z.number()]).nullable();

/** One text as it was released and as it is proposed; null prints nothing. */
export const correctionChange = z.object({
  field: z.enum(correctionFields),
  /** The category or wine; null for a text that the page has once. */
  id: z.int().nullable(),
  /** What it belongs to: the category, or the wine with its vintage, as printed then. */
  of: z.string().nullable(),
  from: printedText,
  to: printedText,
});
export type CorrectionChange = z.output<typeof correctionChange>;

/** A correction that the organiser proposed on a released page. */
export const pageCorrection = z.object({
  id: z.int(),
  /** The number of the release that it was made on. */
  pull: z.int(),
  state: z.enum(correctionStates),
  changes: z.array(correctionChange),
  /** What the organiser wrote with it. */
  message: z.string().nullable(),
  /** What the exhibitor answered. */
  answer: z.string().nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
});
export type PageCorrection = z.output<typeof pageCorrection>;

/** The correction that a released page shows, if there is one. */
export const shownCorrection = z.object({ data: pageCorrection.nullable() });

/** Another page of the same exhibitor, with what it prints of the texts that a page prints too. */
export const sharingPage = pageUse.extend({
  state: z.enum(releaseStates),
  /** As it was released, or as it would be; a price is that of the same bottle size. */
  texts: z.array(correctionChange.pick({ field: true, id: true }).extend({ value: printedText })),
});
export type SharingPage = z.output<typeof sharingPage>;

export const byCorrection = z.object({ id: pathId });
