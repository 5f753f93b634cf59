import type { FairAddress, FairStand, OrderedService } from '@rebblatt/contracts';
import { compareNames, containsWords } from '@rebblatt/contracts';

/** The lists of a fair, as the address of the screen names them. */
export const lists = ['stands', 'plan', 'services', 'addresses'] as const;
export type ListName = (typeof lists)[number];

/** The list that an address names. */
export const listIn = (params: URLSearchParams): ListName =>
  lists.find((name) => name === params.get('list')) ?? 'stands';

/** The choices of a list besides its search, as the address names them; '' for all. */
export type Choice = 'ship' | 'standing' | 'service' | 'state' | 'language';
export type Asked = { search: string } & Record<Choice, string>;

/** What an address asks for. */
export function askedIn(params: URLSearchParams): Asked {
  const of = (name: string) => params.get(name)?.trim() ?? '';
  return {
    search: of('search'),
    ship: of('ship'),
    standing: of('standing'),
    service: of('service'),
    state: of('state'),
    language: of('language'),
  };
}

/** The same choices, whatever is searched for. */
export const withoutSearch = (asked: Asked): Asked => ({ ...asked, search: '' });

const fits = (asked: string, value: string | null) => asked === '' || asked === (value ?? '');

/** Every word is in one of these texts. */
const says = (asked: string, texts: (string | null | undefined)[]) =>
  containsWords(texts.filter(Boolean).join(' '), asked);

/** The stands that are asked for. */
export const standsIn = (rows: readonly FairStand[], { search, ship, standing }: Asked): FairStand[] =>
  rows.filter(
    (row) =>
      fits(ship, row.ship) &&
      fits(standing, row.standing) &&
      says(search, [
        row.stand,
        row.ship,
        row.deck,
        row.description,
        row.company?.company_name,
        row.company?.contact_person,
      ]),
  );

/** The orders of services that are asked for. */
export const servicesIn = (
  rows: readonly OrderedService[],
  { search, service, state }: Asked,
): OrderedService[] =>
  rows.filter(
    (row) =>
      fits(service, String(row.service_id)) &&
      fits(state, row.state) &&
      says(search, [row.company_name, ...row.stands]),
  );

/** The addresses that are asked for. Who has chosen no language is written to in German. */
export const addressesIn = (
  rows: readonly FairAddress[],
  { search, language, state }: Asked,
): FairAddress[] =>
  rows.filter(
    (row) =>
      fits(language, row.language ?? 'de') &&
      fits(state, row.state) &&
      says(search, [row.company_name, row.contact_person, row.zip_code, row.city, row.email, ...row.stands]),
  );

/** Rows that follow each other and belong together. */
export interface Group<Row> {
  key: string;
  rows: [Row, ...Row[]];
}

/** The rows in groups; rows of one group follow each other. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}

/** The stands ship by ship and deck by deck. */
export const byDeck = (rows: readonly FairStand[]) =>
  grouped(rows, ({ ship, deck }) => `${ship ?? ''}\n${deck ?? ''}`);

/** The orders service by service. */
export const byService = (rows: readonly OrderedService[]) =>
  grouped(rows, ({ service_id }) => String(service_id));

/** The orders company by company, by name. */
export const byCompany = (rows: readonly OrderedService[]) =>
  grouped(
    [...rows].sort((a, b) => compareNames(a.company_name, b.company_name) || a.exhibitor_id - b.exhibitor_id),
    ({ exhibitor_id }) => String(exhibitor_id),
  );

/** How many are ordered in all, and of these in accepted orders. */
export const totalOf = (rows: readonly OrderedService[]) => ({
  ordered: rows.reduce((sum, { amount }) => sum + amount, 0),
  accepted: rows.reduce((sum, { amount, state }) => sum + (state === 'accepted' ? amount : 0), 0),
});

/** How many stands of a deck are in each standing. */
export const countsOf = (rows: readonly FairStand[]) => ({
  free: rows.filter(({ standing }) => standing === 'free').length,
  waiting: rows.filter(({ standing }) => standing === 'waiting').length,
  taken: rows.filter(({ standing }) => standing === 'taken').length,
});

/** Whether an address wants the services company by company. */
export const byCompanyIn = (params: URLSearchParams): boolean => params.get('by') === 'company';

/** The languages in which companies are written to. */
export const languagesOf = ['de', 'fr', 'en'] as const;
