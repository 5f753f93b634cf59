import type { ProposalRow } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { canBeRequest, inView, isAcceptable, proposalViews, viewOf } from './proposal.rules.ts';

const row = (more: Partial<ProposalRow> = {}): ProposalRow => ({
  exhibitor_id: 1,
  company_name: 'Cave du Lac',
  account: 'active',
  state: 'open',
  request_id: null,
  count_stands: 1,
  count_pages_wine: 1,
  count_pages_advertising: 0,
  deck_id: null,
  deck: null,
  stands: ['A 1'],
  titles: [{ name: 'Waadt' }],
  services: [],
  conflicts: [],
  ...more,
});
const conflict = (kind: ProposalRow['conflicts'][number]['kind']) => ({ kind, name: 'A 1', company: null });

it('only what nobody has answered can be accepted, and a missing service only when that is allowed', () => {
  expect(isAcceptable(row(), false)).toBe(true);
  expect(isAcceptable(row({ state: 'confirmed' }), false)).toBe(true);
  for (const state of ['changed', 'accepted', 'rejected'] as const)
    expect(isAcceptable(row({ state }), true)).toBe(false);
  expect(isAcceptable(row({ conflicts: [conflict('service-gone')] }), false)).toBe(false);
  expect(isAcceptable(row({ conflicts: [conflict('service-gone')] }), true)).toBe(true);
  expect(isAcceptable(row({ conflicts: [conflict('service-gone'), conflict('stand-gone')] }), true)).toBe(
    false,
  );
});

it('what cannot be accepted can become a request, unless its account is blocked or it is one already', () => {
  expect(canBeRequest(row({ conflicts: [conflict('stand-taken')] }))).toBe(true);
  expect(canBeRequest(row({ conflicts: [conflict('closed')] }))).toBe(false);
  expect(canBeRequest(row({ state: 'confirmed', conflicts: [conflict('stand-taken')] }))).toBe(false);
});

it('each stands in the view of all and in one other', () => {
  const rows = [row(), row({ conflicts: [conflict('stand-gone')] }), row({ state: 'accepted' })];
  const views = rows.map((one) => proposalViews.filter((view) => inView(one, view)));
  expect(views).toEqual([
    ['all', 'ready'],
    ['all', 'blocked'],
    ['all', 'done'],
  ]);
  expect([viewOf(null), viewOf('done'), viewOf('else')]).toEqual(['all', 'done', 'all']);
});
