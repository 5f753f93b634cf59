import { folded } from './folded.ts';

/** The groups of three letters in a text, word by word, as pg_trgm of the database counts them. */
const groupsOf = (text: string): Set<string> => {
  const groups = new Set<string>();
  for (const word of folded(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) groups.add(padded.slice(i, i + 3));
  }
  return groups;
};

/** The filters of lists by which a company is asked for. */
const companyFilters = ['company_name', 'user.company_name', 'exhibitor.company_name', 'exhibitor'] as const;

/** What of a list's query may be a misremembered name of a company, and the filter it stands in; null for the search. */
export interface CompanyAsked {
  filter: (typeof companyFilters)[number] | null;
  text: string;
}

/**
 * The words of a list's query that may name a company: those of a filter for companies, or else of the search, which may
 * be about anything.
 */
export function companyAsked(search: string | undefined, filters: object = {}): CompanyAsked {
  const typed: Record<string, unknown> = { ...filters };
  const filter = companyFilters.find((field) => typeof typed[field] === 'string' && typed[field] !== '');
  return filter ? { filter, text: String(typed[filter]) } : { filter: null, text: search ?? '' };
}

/** How near a name must be: the part of the groups of what was typed that it has. */
const NEAR = 0.42;
const MOST = 3;

/** The names nearest to what was typed, the nearest first, for somebody who misremembers one; as the lists' search says them. */
export function nearestNames(names: readonly string[], typed: string): string[] {
  const wanted = groupsOf(typed);
  if (wanted.size === 0) return [];
  const near = (name: string) => {
    const groups = groupsOf(name);
    return [...wanted].filter((one) => groups.has(one)).length / wanted.size;
  };
  return [...new Set(names)]
    .map((name) => ({ name, near: near(name) }))
    .filter((one) => one.near >= NEAR)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ name }) => name);
}
