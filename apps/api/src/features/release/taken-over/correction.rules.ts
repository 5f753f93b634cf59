import type {
  CompanyCorrection,
  CorrectionChange,
  CorrectionText,
  PrintedWine,
  WineCorrection,
  WinePageInput,
} from '@rebblatt/contracts';
import { companyCorrections, wineCorrections } from '@rebblatt/contracts';
import { invalidField } from '../../../lib/app-error.ts';

type Value = CorrectionChange['to'];
type Place = Pick<CorrectionChange, 'field' | 'id'>;

/**
 * A change that was taken over, and on which page; a price with its bottle size, because another page may have it as the
 * other price.
 */
export type TakenChange = CorrectionChange & { size: string | null; pageId: number };

/** A printed text of a page, and what it belongs to. */
interface Printed {
  of: string | null;
  value: Value;
}

const isCompany = (field: string): field is CompanyCorrection =>
  companyCorrections.some((one) => one === field);
const isWine = (field: string): field is WineCorrection => wineCorrections.some((one) => one === field);

const columnOf = { wine: 'name', year: 'year', price1: 'price1', price2: 'price2' } as const;

const nameOf = ({ name, year }: PrintedWine) => [name, year].filter(Boolean).join(' ');

const categoryOf = (page: WinePageInput, wineId: number | null) =>
  page.categories.find(({ wines }) => wines.some((wine) => wine.id === wineId));

/** The bottle size that a price of a wine on a page is for; null for any other text. */
export function sizeOf(page: WinePageInput, { field, id }: Place): string | null {
  if (field !== 'price1' && field !== 'price2') return null;
  const category = categoryOf(page, id);
  return (field === 'price1' ? category?.bottle_size1 : category?.bottle_size2) ?? null;
}

/** A text as a page prints it; null for one that the page does not have, such as the price for a second size. */
export function printedText(page: WinePageInput, { field, id }: Place): Printed | null {
  if (field === 'footer') return { of: null, value: page.footer };
  if (isCompany(field)) return { of: null, value: page.company[field] };
  if (field === 'category') {
    const found = page.categories.find((category) => category.id === id);
    return found ? { of: found.category, value: found.category } : null;
  }
  const category = categoryOf(page, id);
  const wine = category?.wines.find((one) => one.id === id);
  if (!category || !wine) return null;
  if (field === 'price1' && category.bottle_size1 === null) return null;
  if (field === 'price2' && category.bottle_size2 === null) return null;
  return { of: nameOf(wine), value: wine[columnOf[field]] };
}

/**
 * What a form changes on a released page, with the texts as they were released; what it repeats unchanged is left out.
 * @throws AppError 422 for a text that is not on this page, one that is given twice, or when nothing is left
 */
export function changesOf(page: WinePageInput, texts: CorrectionText[]): CorrectionChange[] {
  const changes = texts.map(({ field, id, to }, index) => {
    const printed = printedText(page, { field, id });
    if (!printed) throw invalidField(`changes.${index}.id`, 'validation.not-found');
    const first = texts.findIndex((one) => one.field === field && one.id === id);
    if (first < index) throw invalidField(`changes.${index}.id`, 'validation.duplicate');
    return { field, id, of: printed.of, from: printed.value, to };
  });
  const real = changes.filter(({ from, to }) => from !== to);
  if (real.length === 0) throw invalidField('changes', 'validation.required');
  return real;
}

/** What is corrected, by what it stands on. */
export interface Targets {
  company: Partial<Record<CompanyCorrection, Value>>;
  /** Undefined keeps it. */
  footer: Value | undefined;
  categories: Map<number, Value>;
  wines: Map<number, Partial<Record<WineCorrection, Value>>>;
}

/** Changes, by what they change. */
export function targetsOf(changes: Omit<CorrectionChange, 'of' | 'from'>[]): Targets {
  const targets: Targets = { company: {}, footer: undefined, categories: new Map(), wines: new Map() };
  for (const { field, id, to } of changes) {
    if (field === 'footer') targets.footer = to;
    else if (isCompany(field)) targets.company[field] = to;
    else if (field === 'category') targets.categories.set(id ?? 0, to);
    else if (isWine(field)) targets.wines.set(id ?? 0, { ...targets.wines.get(id ?? 0), [field]: to });
  }
  return targets;
}

/** A page as it prints with these changes. */
export function corrected(page: WinePageInput, changes: CorrectionChange[]): WinePageInput {
  const { company, footer, categories, wines } = targetsOf(changes);
  return {
    ...page,
    company: { ...page.company, ...company } as WinePageInput['company'],
    footer: footer === undefined ? page.footer : (footer as string | null),
    categories: page.categories.map((category) => ({
      ...category,
      category: (categories.get(category.id) as string | undefined) ?? category.category,
      wines: category.wines.map((wine) => {
        const { wine: name, ...rest } = wines.get(wine.id) ?? {};
        return { ...wine, ...(name !== undefined && { name }), ...rest } as PrintedWine;
      }),
    })),
  };
}
