import type { BookState } from './book-state.ts';

/** Why a book is not what would be printed now. */
export type OutdatedReason = 'pages' | 'order' | 'design';

const applies: Record<OutdatedReason, (state: BookState) => boolean> = {
  pages: ({ changed_pages }) => (changed_pages ?? 0) > 0,
  order: ({ order_changed }) => order_changed === 1,
  design: ({ design_changed }) => design_changed === 1,
};

/** The reasons why a book is outdated, which desk, link page and mail say alike; none while it is what would be printed. */
export const outdatedReasons = (state: BookState): OutdatedReason[] =>
  state.outdated === 0
    ? []
    : (['pages', 'order', 'design'] as const).filter((reason) => applies[reason](state));
