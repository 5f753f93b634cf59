import type { PageStanding, ProgressRow, ReminderTopic } from '@rebblatt/contracts';
import { containsWords } from '@rebblatt/contracts';
import type { StatusTone } from '../../ui/status-tag.tsx';

/** What an exhibitor needs for the book, in this order. */
export const steps = ['request', 'stand', 'logo', 'page'] as const;
export type Step = (typeof steps)[number];

/** The tone of a request's state. */
export const requestTones: Record<NonNullable<ProgressRow['request']>, StatusTone> = {
  sent: 'wait',
  accepted: 'ok',
  rejected: 'neutral',
};

/** Standings at which a page needs nobody any more. */
const atRest: PageStanding[] = ['accepted', 'ready', 'inactive'];

const isMissing: Record<Step, (row: ProgressRow) => boolean> = {
  request: ({ request, open }) => request === 'sent' || open.includes('request'),
  stand: ({ request, stands, stands_ordered }) => request === 'accepted' && stands < (stands_ordered ?? 1),
  logo: ({ logo }) => logo !== 'approved',
  page: ({ request, pages }) =>
    request === 'accepted' &&
    (pages.length === 0 || pages.some(({ standing }) => !atRest.includes(standing))),
};

/** What is still missing of an exhibitor; nothing of one whose request was rejected, who does not take part. */
export const missingOf = (row: ProgressRow): Step[] =>
  row.request === 'rejected' ? [] : steps.filter((step) => isMissing[step](row));

const topicsOf: Record<Step, readonly ReminderTopic[]> = {
  request: ['request'],
  // The organiser gives stands.
  stand: [],
  logo: ['logo'],
  page: ['draft', 'rejected'],
};

/** What can be reminded of in a view; all of it without one. */
export const topicsIn = (view: View | null): readonly ReminderTopic[] =>
  view === null || view === 'later'
    ? steps.flatMap((step) => topicsOf[step])
    : view === 'sent'
      ? []
      : topicsOf[view];

/**
 * Whether the exhibitor is reminded: has something to do, which the server tells as the reminder itself does, and was not
 * reminded of it within a day. What waits for the organiser is missing too, and nothing to be reminded of.
 */
export const isDue = ({ due }: ProgressRow, topics: readonly ReminderTopic[]): boolean =>
  topics.some((topic) => due.includes(topic));

/** Whether the exhibitor has something to do. */
export const owes = ({ open }: ProgressRow, topics: readonly ReminderTopic[]): boolean =>
  topics.some((topic) => open.includes(topic));

/**
 * What the rows are looked at for: a missing step, a request that is `sent` and waits for the organiser, or `later` for
 * those who may still go on after the end.
 */
export type View = Step | 'sent' | 'later';

/** The rows of a view, or all rows for null; today is YYYY-MM-DD. */
export function rowsOf(
  rows: readonly ProgressRow[],
  view: View | null,
  today: string,
): readonly ProgressRow[] {
  if (view === null) return rows;
  if (view === 'later') return rows.filter(({ later_until }) => later_until !== null && later_until >= today);
  if (view === 'sent') return rows.filter(({ request }) => request === 'sent');
  // What everybody calls «no request»: one that the exhibitor owes.
  if (view === 'request') return rows.filter(({ open }) => open.includes('request'));
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
  params.has('later')
    ? 'later'
    : ([...steps, 'sent' as const].find((view) => view === params.get('missing')) ?? null);

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

/** What a row is found by: its company, and its stands by number, with the word or without it. */
const wordsOf = ({ company_name, stand_names }: ProgressRow) =>
  [company_name, ...stand_names.map((stand) => `Stand ${stand}`)].join(' ');

/** The rows of companies with this in their names or stands, in an order; equal ones stay by company. */
export const foundIn = (rows: readonly ProgressRow[], company: string, order: Order): ProgressRow[] =>
  rows.filter((row) => containsWords(wordsOf(row), company)).sort(compared[order]);
