import { nameKey, nearestNames, SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import type { Completed, Prepared, RowProblem } from './list-resource.rules.ts';
import { orderColumns, SERVICE_FIELD } from './order-columns.rules.ts';
import { type Offered, ServiceNames } from './order-services.rules.ts';
import { type Place, placeName, StandNames } from './order-stands.rules.ts';

type Form = Record<string, unknown>;

interface Company {
  id: number;
  name: string;
  email: string;
}

interface Catalog {
  id: number;
  name: string;
  catalogType: number;
}

/** What there is at the fair for which orders have come. */
export interface Fair {
  companies: Company[];
  places: Place[];
  services: Offered[];
  decks: { id: number; name: string }[];
  catalogs: Catalog[];
  /** The catalogue of an order that names none; null when there is none. */
  ordered: Catalog | null;
  /** Whose a stand is, by `catalogue stand`. */
  holders: Map<string, number>;
}

type Found<T> = { found: T } | { problem: RowProblem };

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const refusal = (
  field: string,
  key: string,
  params: RowProblem['params'] = {},
  suggestions: string[] = [],
): { problem: RowProblem } => ({ problem: { field, key, params, suggestions } });

/** Finds the company that a row names, by its name or its address. */
function companyFinder(companies: readonly Company[]): (words: string) => Found<Company> {
  const byKey = new Map<string, Company[]>();
  for (const company of companies)
    for (const key of new Set([nameKey(company.name), nameKey(company.email)]))
      byKey.set(key, [...(byKey.get(key) ?? []), company]);
  const names = [...new Set(companies.map(({ name }) => name))];
  return (text) => {
    // The name is asked for, not the number that follows from it.
    if (text === '') return refusal('company_name', 'validation.required');
    const all = byKey.get(nameKey(text)) ?? [];
    const [found] = all;
    if (!found) return refusal('company_name', 'validation.not-found', { text }, nearestNames(names, text));
    if (all.length === 1) return { found };
    return refusal(
      'company_name',
      'list-import.which',
      { text },
      all.map(({ email }) => email),
    );
  };
}

/** Finds the catalogue that a row names; a row that names none orders for the one that is next. */
function catalogFinder({ catalogs, ordered }: Fair): (words: string) => Found<Catalog> {
  const byKey = new Map(catalogs.map((catalog) => [nameKey(catalog.name), catalog]));
  const names = catalogs.map(({ name }) => name);
  return (text) => {
    const found = text === '' ? ordered : byKey.get(nameKey(text));
    if (found) return { found };
    return text === ''
      ? refusal('catalog', 'validation.required')
      : refusal('catalog', 'validation.not-found', { text }, nearestNames(names, text));
  };
}

/** The stands of every type of fair, which has its own numbers. */
function standFinder(places: readonly Place[]) {
  const types = [...new Set(places.map(({ catalogType }) => catalogType))];
  const names = new Map(
    types.map((type) => [type, new StandNames(places.filter(({ catalogType }) => catalogType === type))]),
  );
  const none = new StandNames([]);
  return ({ stands, ship, deck }: Form, { catalogType, name }: Catalog): ReturnType<StandNames['read']> => {
    const [cell, where] = [textOf(stands), { ship: textOf(ship), deck: textOf(deck) }];
    const found = (names.get(catalogType) ?? none).read(cell, where);
    if (!('problem' in found) || found.problem.suggestions.length > 0) return found;
    // A catalogue of the one fair with the stands of the other is a slip of its form, and no stand is missing.
    const elsewhere = types.some(
      (type) => type !== catalogType && 'places' in (names.get(type) ?? none).read(cell, where),
    );
    return elsewhere ? refusal('stands', 'list-import.other-fair', { stand: cell, catalog: name }) : found;
  };
}

/** The deck that a row without stands wishes; a fair without ships has none. */
function deckFinder(decks: Fair['decks']): (words: string, catalog: Catalog) => Found<number | undefined> {
  const byKey = new Map(decks.map(({ id, name }) => [nameKey(name), id]));
  return (text, { catalogType }) => {
    if (text === '') return { found: undefined };
    const found = catalogType === SHIP_CATALOG_TYPE ? byKey.get(nameKey(text)) : undefined;
    if (found !== undefined) return { found };
    const names = catalogType === SHIP_CATALOG_TYPE ? decks.map(({ name }) => name) : [];
    return refusal('deck', 'validation.not-found', { text }, nearestNames(names, text));
  };
}

/** What columns of single services say, added to the column of all. */
function servicesOf(form: Form): Form['service'] {
  const single = Object.entries(form).flatMap(([field, amount]) => {
    const id = SERVICE_FIELD.exec(field)?.[1];
    return id && typeof amount === 'number' ? [[id, { service_id: Number(id), amount }] as const] : [];
  });
  if (single.length === 0) return form.service;
  return { ...(form.service as object | undefined), ...Object.fromEntries(single) };
}

/** What only helps to read a row, and is no field of an order. */
const helps = (field: string) =>
  ['catalog', 'ship', 'deck', 'stands'].includes(field) || SERVICE_FIELD.test(field);

/** Stands are each one's only: says whose one is, and that it is this company's from now on. */
function claims({ holders, companies }: Fair) {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const now = new Map(holders);
  return (catalog: Catalog, place: Place, company: Company): RowProblem[] => {
    const key = `${catalog.id} ${place.id}`;
    const other = now.get(key) ?? company.id;
    if (other === company.id) {
      now.set(key, other);
      return [];
    }
    const params = { stand: placeName(place), company: names.get(other) ?? '' };
    return [refusal('stands', 'list-import.stand-taken', params).problem];
  };
}

/** How the rows of a list of orders are read: which company, which stands, which services. */
export function orderRows(fair: Fair): Prepared {
  const companyOf = companyFinder(fair.companies);
  const catalogOf = catalogFinder(fair);
  const standsOf = standFinder(fair.places);
  const deckOf = deckFinder(fair.decks);
  const claim = claims(fair);

  const complete = (row: Form, isLeftOut: boolean): Completed => {
    const form: Form = {
      ...Object.fromEntries(Object.entries(row).filter(([field]) => !helps(field))),
      service: servicesOf(row),
    };
    const company = companyOf(textOf(row.company_name));
    const catalog = catalogOf(textOf(row.catalog));
    const problems = [company, catalog].flatMap((one) => ('problem' in one ? [one.problem] : []));
    if ('found' in company)
      Object.assign(form, { exhibitor_id: company.found.id, company_name: company.found.name });
    if ('problem' in catalog) return { form: { count_stands: 1, ...form }, problems };
    form.catalog_id = catalog.found.id;

    if (textOf(row.stands) === '') {
      const deck = deckOf(textOf(row.deck), catalog.found);
      if ('problem' in deck) problems.push(deck.problem);
      else if (deck.found !== undefined) form.deck = deck.found;
      if (row.count_stands === undefined) problems.push(refusal('stands', 'validation.required').problem);
      return { form: { count_stands: 1, ...form }, problems };
    }
    const stands = standsOf(row, catalog.found);
    // Where the stands are in doubt, their number is not asked for beside them.
    if ('problem' in stands)
      return { form: { count_stands: 1, ...form }, problems: [...problems, stands.problem] };
    form.stands = stands.places.map(({ id }) => id);
    form.count_stands ??= stands.places.length;
    if ('found' in company && !isLeftOut)
      problems.push(...stands.places.flatMap((place) => claim(catalog.found, place, company.found)));
    return { form, problems };
  };

  const places = new Map(fair.places.map((place) => [place.id, placeName(place)]));
  const writeStands = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((id) => places.get(id) ?? String(id)).join(', ');
  const names = new ServiceNames(fair.services);
  const decks = new Map<unknown, string>(fair.decks.map(({ id, name }) => [id, name]));
  const writeDeck = (value: unknown) => decks.get(value) ?? '';
  return { complete, fields: orderColumns(fair.services, names, { stands: writeStands, deck: writeDeck }) };
}
