import { nameKey, nearestNames, vintageAtEnd, withoutVintage } from '@rebblatt/contracts';
import type { Match, Matched } from './list-resource.rules.ts';
import type { Entry } from './target.commands.ts';

type Form = Record<string, unknown>;
type Problem = Extract<Match, { entry: null }>['problem'];

/** A wine with what a jury's list can say of it. */
interface Wine {
  entry: Entry;
  company: string;
  name: string;
  year: number | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const wineOf = (entry: Entry): Wine => {
  const { company_name: company, wine, year } = entry.item;
  const vintage = typeof year === 'number' ? year : null;
  const name = textOf(wine);
  return {
    entry,
    company: textOf(company),
    name: (vintage !== null && withoutVintage(name, vintage)) || name,
    year: vintage,
  };
};

/** What a row says of its wine: the vintage may stand in its name. */
function wanted(form: Form): { name: string; year: number | null } {
  const name = textOf(form.wine);
  const year = form.year === undefined || form.year === null || form.year === '' ? null : Number(form.year);
  if (year !== null) return { name: withoutVintage(name, year) ?? name, year };
  const found = vintageAtEnd(name);
  return found ? { name: found.rest, year: found.year } : { name, year: null };
}

const grouped = (wines: readonly Wine[], key: (wine: Wine) => string): Map<string, Wine[]> => {
  const groups = new Map<string, Wine[]>();
  for (const wine of wines) groups.set(key(wine), [...(groups.get(key(wine)) ?? []), wine]);
  return groups;
};

const none = (field: string, key: string, text: string, suggestions: string[]): Match => ({
  entry: null,
  problem: { field, key, params: { text }, suggestions } satisfies Problem,
});

/**
 * Finds the wines of a jury's list: by company, name and vintage, however they are written. What is not sure is asked, with
 * what it may have been.
 */
export function juryMatch(entries: readonly Entry[]): (form: Form) => Match {
  const wines = entries.map(wineOf);
  const byCompany = grouped(wines, ({ company }) => nameKey(company));
  const byName = grouped(wines, ({ name }) => nameKey(name));
  const companies = [...new Set(wines.map(({ company }) => company))];
  return (form) => {
    const company = textOf(form.company_name);
    const { name, year } = wanted(form);
    const own = company === '' ? null : byCompany.get(nameKey(company));
    if (own === undefined)
      return none('company_name', 'validation.not-found', company, nearestNames(companies, company));
    const among = own ?? byName.get(nameKey(name)) ?? [];
    const same = among.filter((wine) => nameKey(wine.name) === nameKey(name));
    if (same.length === 0) {
      const names = [...new Set((own ?? wines).map((wine) => wine.name))];
      return none('wine', 'validation.not-found', textOf(form.wine), nearestNames(names, name));
    }
    const exact = year === null ? same : same.filter((wine) => wine.year === year);
    const [found] = exact;
    if (found && exact.length === 1) return { entry: found.entry };
    const companiesOf = [...new Set(exact.map((wine) => wine.company))];
    if (companiesOf.length > 1) return none('company_name', 'list-import.which', name, companiesOf);
    // One wine in several vintages, or none in this one.
    const years = [...new Set(same.flatMap((wine) => wine.year ?? []))].sort().map(String);
    return none('year', 'list-import.which', name, years);
  };
}

/** Wines with one of the awards that the list gives, which the list does not name. */
export function unconfirmedAwards(entries: readonly Entry[], rows: readonly Matched[]): Entry[] {
  const awards = new Set(rows.map(({ form }) => form.award_id));
  const confirmed = new Set(
    rows.flatMap(({ form, entry }) => (entry ? [`${entry.id} ${form.award_id}`] : [])),
  );
  return entries.filter(
    ({ id, item }) => awards.has(item.award_id) && !confirmed.has(`${id} ${item.award_id}`),
  );
}
