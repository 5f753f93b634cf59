import { normalAddress } from '@rebblatt/contracts';
import type { CellValue } from './field.rules.ts';

/** An address with what mail programs and websites put around it: «Name <a@b.ch>», «mailto:a@b.ch». */
const bareAddress = (text: string) =>
  (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^\s*mailto:/i, '').trim();

/** More of them in one cell are no address of a company. */
const MOST_ADDRESSES = 10;

/** One e-mail address; of several in a cell it is asked which. */
export function readEmail(text: string): CellValue {
  const whole = bareAddress(text);
  const address = normalAddress(whole);
  if (address !== null) return { is: address };
  const several = text
    .split(/[,;/\s]+/, MOST_ADDRESSES)
    .map(bareAddress)
    .filter((one) => normalAddress(one) !== null);
  // What is no address at all is refused by the form, in its words.
  return several.length > 0 ? { unknown: true, suggestions: [...new Set(several)] } : { is: whole };
}

/** An address as it is compared: a@B.ch is A@b.ch. */
export const emailKey = (text: string): string => normalAddress(text) ?? text.trim().toLowerCase();

/** 12, 12a, 12 bis, 3 bis A, 12.1, 12–14, 12/14. */
const houseNumber = /^\d{1,6}(\.\d{1,4})? ?([a-z]|bis|ter)?( ?[a-z])?( ?[-–/+] ?(\d{1,6} ?[a-z]?|[a-z]))?$/i;

/** French addresses may begin with the number, with or without a comma: 12, rue du Lac. */
const streetWord =
  /^(rue|route|rte|chemin|ch\.|avenue|av\.|allée|quai|place|impasse|sentier|boulevard|bd|grand-rue|ruelle|passage)\b/i;

/** So many words a house number has at most. */
const NUMBER_WORDS = 3;

/** A street with its house number, in either order; without one it is the street alone. */
export function readStreet(text: string): CellValue {
  const words = text.trim().split(/[\s,]+/);
  for (let count = Math.min(NUMBER_WORDS, words.length - 1); count > 0; count -= 1) {
    const number = words.slice(-count).join(' ');
    const street = words.slice(0, -count).join(' ');
    if (houseNumber.test(number) && /\p{L}/u.test(street)) return { are: { street, number } };
  }
  for (let count = Math.min(NUMBER_WORDS, words.length - 1); count > 0; count -= 1) {
    const number = words.slice(0, count).join(' ');
    const street = words.slice(count).join(' ');
    if (houseNumber.test(number) && streetWord.test(street)) return { are: { street, number } };
  }
  return { is: text };
}

/** «8700 Küsnacht», «CH-8700 Küsnacht ZH», «D-79100 Freiburg». */
const zipAndCity = /^(?:[a-z]{1,3}\s?-\s?)?(\d{4,6})[\s,]+(.+)$/i;

/** Postcode and town in one cell, or a town alone. */
export function splitTown(text: string): Record<string, unknown> {
  const found = zipAndCity.exec(text.trim());
  return found ? { zip_code: found[1], city: found[2] } : { city: text };
}

/** A whole address: «Seestrasse 12, 8700 Küsnacht», on one line or several, also with the country at its end. */
export function splitAddress(text: string): Record<string, unknown> {
  const parts = text.split(/[\n,;]/).map((one) => one.trim());
  const at = parts.findIndex((part) => zipAndCity.test(part));
  const before = at < 0 ? text : parts.slice(0, at).join(', ');
  const street = readStreet(before);
  return {
    ...(at < 0 ? {} : splitTown(parts[at] ?? '')),
    ...('are' in street ? street.are : before && { street: before }),
  };
}

/** A postcode without the country before it: CH-8700. */
export const readZip = (text: string): CellValue => ({ is: text.replace(/^[a-z]{1,3}\s?-\s?(?=\d)/i, '') });

/** A number without what it is: «Tel. 044 123 45 67». */
export const readPhone = (text: string): CellValue => ({
  is: text.replace(/^(?:tel(?:efon)?|tél(?:éphone)?|phone|mobile?|natel|t|m)\b[.:]*\s*/i, ''),
});
