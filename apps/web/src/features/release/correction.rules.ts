import type { CorrectionField, CorrectionForm, ErrorBody, WinePageInput } from '@rebblatt/contracts';
import { companyCorrections } from '@rebblatt/contracts';
import { parseAmount } from '../../form/typed-amount.ts';
import { formatAmount } from '../../lib/money.ts';

/** A text of a released page that can be corrected, as it is typed. */
export type CorrectedField = {
  field: CorrectionField;
  /** The category or wine; null for a text that the page has once. */
  id: number | null;
  /** What it belongs to. */
  of: string | null;
  text: string;
  /** The bottle size of a price. */
  size?: string;
};

/** What is typed, by {@link keyOf}; fields that were not touched are missing. */
export type Typed = Record<string, string>;

export const keyOf = ({ field, id }: Pick<CorrectedField, 'field' | 'id'>) => `${field}-${id ?? ''}`;

/** The texts of a page in its order: its head, each category with its wines, its foot. */
export type CorrectedPage = {
  company: CorrectedField[];
  categories: { heading: CorrectedField; wines: CorrectedField[][] }[];
  footer: CorrectedField;
};

type Wine = WinePageInput['categories'][number]['wines'][number];

function fieldsOfWine(wine: Wine, sizes: (string | null)[]): CorrectedField[] {
  const of = [wine.name, wine.year].filter(Boolean).join(' ');
  const one = { id: wine.id, of };
  const [size1 = null, size2 = null] = sizes;
  return [
    { ...one, field: 'wine', text: wine.name },
    { ...one, field: 'year', text: String(wine.year ?? '') },
    ...(size1 === null
      ? []
      : [{ ...one, field: 'price1' as const, text: formatAmount(wine.price1), size: size1 }]),
    ...(size2 === null
      ? []
      : [{ ...one, field: 'price2' as const, text: formatAmount(wine.price2), size: size2 }]),
  ];
}

/** The texts of a released page that can be corrected. */
export function fieldsOf({ company, categories, footer }: WinePageInput): CorrectedPage {
  return {
    company: companyCorrections.map((field) => ({ field, id: null, of: null, text: company[field] ?? '' })),
    categories: categories.map(({ id, category, bottle_size1, bottle_size2, wines }) => ({
      heading: { field: 'category', id, of: category, text: category },
      wines: wines.map((wine) => fieldsOfWine(wine, [bottle_size1, bottle_size2])),
    })),
    footer: { field: 'footer', id: null, of: null, text: footer ?? '' },
  };
}

/** The fields that differ from what was released. */
export const changedFields = (page: CorrectedPage, typed: Typed): CorrectedField[] =>
  [
    ...page.company,
    ...page.categories.flatMap(({ heading, wines }) => [heading, ...wines.flat()]),
    page.footer,
  ].filter((one) => {
    const text = typed[keyOf(one)];
    return text !== undefined && text.trim() !== one.text.trim();
  });

/** What a refusal says was taken over on another page, as it would be typed here; undefined for any other refusal. */
export function takenWords(refused: Pick<ErrorBody, 'error' | 'params'> | undefined): Typed | undefined {
  if (refused?.error !== 'correction.taken-otherwise' && refused?.error !== 'correction.taken-away')
    return undefined;
  const { field, id, to } = refused.params;
  return { [keyOf({ field: field as CorrectionField, id: Number(id) || null })]: String(to) };
}

const isPrice = (field: CorrectionField) => field === 'price1' || field === 'price2';

/** A typed text as it is sent; what is no number is sent as it is, and refused with the reason. */
export function sentValue(field: CorrectionField, text: string): string | number | null {
  const typed = text.trim();
  if (isPrice(field)) return parseAmount(typed) ?? (typed === '' ? null : typed);
  if (field === 'year') return typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed;
  return typed === '' ? null : typed;
}

/** The changes as the call takes them. */
export const formOf = (fields: CorrectedField[], typed: Typed): CorrectionForm['changes'] =>
  fields.map((one) => ({
    field: one.field,
    id: one.id,
    to: sentValue(one.field, typed[keyOf(one)] ?? ''),
  })) as CorrectionForm['changes'];

/** A text as it is read: an amount with its decimals. */
export const inWords = (field: CorrectionField, value: string | number | null): string =>
  isPrice(field) && typeof value === 'number' ? formatAmount(value) : String(value ?? '');

/** Two texts, with what they begin and end with in common set apart, word by word. */
export type Difference = { before: string; from: string; to: string; after: string };

const shared = (a: readonly string[], b: readonly string[]): number => {
  const end = a.findIndex((word, index) => word !== b[index]);
  return end < 0 ? a.length : end;
};

export function differenceOf(from: string, to: string): Difference {
  const [a, b] = [from.split(/(\s+)/), to.split(/(\s+)/)];
  const start = shared(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = shared(restA.toReversed(), restB.toReversed());
  return {
    before: a.slice(0, start).join(''),
    from: restA.slice(0, restA.length - end).join(''),
    to: restB.slice(0, restB.length - end).join(''),
    after: restA.slice(restA.length - end).join(''),
  };
}
