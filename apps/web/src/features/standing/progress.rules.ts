import type { PageStanding, ProgressRow } from '@rebblatt/contracts';
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

/** The rows with something missing: one step, or null for all rows. */
export const rowsMissing = (rows: readonly ProgressRow[], step: Step | null): readonly ProgressRow[] =>
  step === null ? rows : rows.filter((row) => missingOf(row).includes(step));

/** The step named in an address, or null. */
export const stepIn = (text: string | null): Step | null => steps.find((step) => step === text) ?? null;
