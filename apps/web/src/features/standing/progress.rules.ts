import type { PageStanding, ProgressRow, ReminderTopic } from '@rebblatt/contracts';
import { textContains } from '../../lib/text-contains.ts';
import type { StatusTone } from '../../ui/status-tag.tsx';

/** What an exhibitor needs for the book, in this order. */
export const steps = ['request', 'stand', 'logo', 'page'] as const;
export type Step = (typeof steps)[number];

/** The tone of a request's state, and of a missing one. */
export const requestTones: Record<NonNullable<ProgressRow['request']> | 'none', StatusTone> = {
  none: 'danger',
  sent: 'wait',
  accepted: 'ok',
  rejected: 'neutral',
};

/** Standings at which a page needs nobody any more. */
const atRest: PageStanding[] = ['accepted', 'ready', 'inactive'];

const isMissing: Record<Step, (row: ProgressRow) => boolean> = {
  request: ({ request }) => request !== 'accepted',
  stand: ({ request, stands, stands_ordered }) => request === 'accepted' && stands < (stands_ordered ?? 1),
  logo: ({ logo }) => logo !== 'approved',
  page: ({ request, pages }) =>
    request === 'accepted' &&
    (pages.length === 0 || pages.some(({ standing }) => !atRest.includes(standing))),
};

/** What is still missing of an exhibitor; nothing of one whose request was rejected, who does not take part. */
export const missingOf = (row: ProgressRow): Step[] =>
  row.request === 'rejected' ? [] : steps.filter((step) => isMissing[step](row));

const unfinished: PageStanding[] = ['draft', 'no-pdf', 'faulty', 'checking'];

const isOwed: Record<ReminderTopic, (row: ProgressRow) => boolean> = {
  request: ({ request }) => request === null,
  draft: ({ pages }) => pages.some(({ standing }) => unfinished.includes(standing)),
  rejected: ({ pages }) => pages.some(({ standing }) => standing === 'rejected'),
  logo: ({ logo }) => logo === 'unusable',
};

const topicsOf: Record<Step, readonly ReminderTopic[]> = {
  request: ['request'],
  // The organiser gives stands.
  stand: [],
  logo: ['logo'],
  page: ['draft', 'rejected'],
};

/** What can be reminded of in a view; all of it without one. */
export const topicsIn = (view: View | null): readonly ReminderTopic[] =>
  view === null || view === 'later' ? steps.flatMap((step) => topicsOf[step]) : topicsOf[view];

/** Whether the exhibitor has something to do: what waits for the organiser is missing too, and nothing to be reminded of. */
export const owes = (row: ProgressRow, topics: readonly ReminderTopic[]): boolean =>
  row.request !== 'rejected' && topics.some((topic) => isOwed[topic](row));

/** What the rows are looked at for: a missing step, or `later` for those who may still go on after the end. */
export type View = Step | 'later';

/** The rows of a view, or all rows for null; today is YYYY-MM-DD. */
export function rowsOf(
  rows: readonly ProgressRow[],
  view: View | null,
  today: string,
): readonly ProgressRow[] {
  if (view === null) return rows;
  if (view === 'later') return rows.filter(({ later_until }) => later_until !== null && later_until >= today);
  return rows.filter((row) => missingOf(row).includes(view));
}

/**
 * Those whom the organiser can remind or write to: everybody while the catalogue runs, after its end those who may go on.
 * @param today YYYY-MM-DD
 */
export function reachableOf<Row extends Pick<ProgressRow, 'later_until'>>(
  rows: readonly Row[],
  { from, to }: { from: string; to: string },
  today: string,
): readonly Row[] {
  if (from > today) return [];
  return to >= today ? rows : rows.filter(({ later_until }) => later_until !== null && later_until >= today);
}

/** The view that an address names, or null. */
export const viewIn = (params: URLSearchParams): View | null =>
  params.has('later') ? 'later' : (steps.find((step) => step === params.get('missing')) ?? null);

/** The orders of the rows: by company, who misses most, who has not signed in for longest. */
export const orders = ['company', 'missing', 'sign-in'] as const;
export type Order = (typeof orders)[number];

/** The order that an address names. */
export const orderIn = (params: URLSearchParams): Order =>
  orders.find((order) => order === params.get('order')) ?? 'company';

/** The part of a company's name that an address searches for. */
export const companyIn = (params: URLSearchParams): string => params.get('company')?.trim() ?? '';

/** Whoever never signed in comes first. */
const signedIn = ({ last_sign_in }: ProgressRow) => (last_sign_in === null ? 0 : Date.parse(last_sign_in));

const compared: Record<Order, (a: ProgressRow, b: ProgressRow) => number> = {
  // So they come from the server.
  company: () => 0,
  missing: (a, b) => missingOf(b).length - missingOf(a).length,
  'sign-in': (a, b) => signedIn(a) - signedIn(b),
};

/** The rows of companies with this in their names, in an order; equal ones stay by company. */
export const foundIn = (rows: readonly ProgressRow[], company: string, order: Order): ProgressRow[] =>
  rows
    .filter(({ company_name }) => company.split(/\s+/).every((word) => textContains(company_name, word)))
    .sort(compared[order]);
