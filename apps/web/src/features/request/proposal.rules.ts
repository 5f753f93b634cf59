import type { ProposalRow } from '@rebblatt/contracts';

/** Which proposals are listed: all, those that can be accepted, those that cannot as they are, those that are answered. */
export const proposalViews = ['all', 'ready', 'blocked', 'done'] as const;
export type ProposalView = (typeof proposalViews)[number];

/** Whether nobody has decided on it, and nobody ordered otherwise. */
export const isOpen = ({ state }: ProposalRow): boolean => state === 'open' || state === 'confirmed';

/** Whether it can be accepted: nothing stands in its way, or only services that are gone, where that is allowed. */
export const isAcceptable = (row: ProposalRow, withoutServices: boolean): boolean =>
  isOpen(row) && row.conflicts.every(({ kind }) => withoutServices && kind === 'service-gone');

/** Whether it can become a request that waits: its owner can be told of the decision. */
export const canBeRequest = (row: ProposalRow): boolean =>
  isOpen(row) && row.state === 'open' && row.conflicts.every(({ kind }) => kind !== 'closed');

export function inView(row: ProposalRow, view: ProposalView): boolean {
  if (view === 'all') return true;
  if (!isOpen(row)) return view === 'done';
  return view === (row.conflicts.length === 0 ? 'ready' : 'blocked');
}

/** The view of an address: without one, all. */
export const viewOf = (asked: string | null): ProposalView =>
  proposalViews.find((view) => view === asked) ?? 'all';
