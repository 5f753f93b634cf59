import { normalAddress } from '@rebblatt/contracts';
import type { CellValue } from './field.rules.ts';

/** An address with what mail programs and websites put around it: «Name <a@b.ch>», «mailto:a@b.ch». */
const bareAddress = (text: string) =>
  (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^\s*mailto:/i, '').trim();

/** One e-mail address; of several in a cell it is asked which. */
export function readEmail(text: string): CellValue {
  const whole = bareAddress(text);
  const address = normalAddress(whole);
  if (address !== null) return { is: address };
  const several = text
    .split(/[,;/\s]+/)
    .map(bareAddress)
    .filter((one) => normalAddress(one) !== null);
  // What is no address at all is refused by the form, in its words.
  return several.length > 0 ? { unknown: true, suggestions: [...new Set(several)] } : { is: whole };
}

/** An address as it is compared: a@B.ch is A@b.ch. */
export const emailKey = (text: string): string => normalAddress(text) ?? text.trim().toLowerCase();

/** «Seestrasse 12a», «Rue du Lac 3 bis», «12, rue du Lac». */
const streetThenNumber =
  /^(.*[^\d\s,.].*?)[\s,]+(\d+(?:\.\d+)?\s?[a-z]?(?:\s?(?:bis|ter))?(?:\s?[-–/+]\s?\d*[a-z]?)?)$/i;
const numberThenStreet = /^(\d+\s?[a-z]?(?:\s?(?:bis|ter))?)\s*,\s*(\D.*)$/i;

/** A street with its house number, in either order; without one it is the street alone. */
export function readStreet(text: string): CellValue {
  const last = streetThenNumber.exec(text);
  if (last) return { are: { street: last[1]?.trim(), number: last[2] } };
  const first = numberThenStreet.exec(text);
  return first ? { are: { street: first[2]?.trim(), number: first[1] } } : { is: text };
}

/** «8700 Küsnacht», «CH-8700 Küsnacht ZH», «D-79100 Freiburg». */
const zipAndCity = /^(?:[a-z]{1,3}\s?-\s?)?(\d{4,6})[\s,]+(.+)$/i;

/** Postcode and town in one cell, or a town alone. */
export function splitTown(text: string): Record<string, unknown> {
  const found = zipAndCity.exec(text.trim());
  return found ? { zip_code: found[1], city: found[2] } : { city: text };
}

/** A whole address: «Seestrasse 12, 8700 Küsnacht», on one line or several. */
export function splitAddress(text: string): Record<string, unknown> {
  const parts = text
    .split(/\n|,(?!\s*\D*$)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const last = parts.at(-1) ?? '';
  const streetOf = (part: string) => {
    const street = readStreet(part);
    return 'are' in street ? street.are : { street: part };
  };
  if (!zipAndCity.test(last))
    return parts.length > 1 ? { ...streetOf(parts.at(-2) ?? ''), city: last } : streetOf(last);
  return parts.length > 1 ? { ...splitTown(last), ...streetOf(parts.at(-2) ?? '') } : splitTown(last);
}

/** A postcode without the country before it: CH-8700. */
export const readZip = (text: string): CellValue => ({ is: text.replace(/^[a-z]{1,3}\s?-\s?(?=\d)/i, '') });

/** A number without what it is: «Tel. 044 123 45 67». */
export const readPhone = (text: string): CellValue => ({
  is: text.replace(/^(?:tel(?:efon)?|tél(?:éphone)?|phone|mobile?|natel|t|m)\b[.:]*\s*/i, ''),
});
