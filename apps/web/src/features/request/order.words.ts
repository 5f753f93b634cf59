import type { OwnProposal } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';

type Order = Pick<OwnProposal, 'count_stands' | 'count_pages_wine' | 'count_pages_advertising'>;

/** What an order counts, a phrase each; pages that it has none of are left out. */
export const countsInWords = (t: Translate, order: Order): string[] => [
  t(($) => $.request.countedStands, { count: order.count_stands }),
  t(($) => $.request.countedWine, { count: order.count_pages_wine }),
  ...(order.count_pages_advertising > 0
    ? [t(($) => $.request.countedAds, { count: order.count_pages_advertising })]
    : []),
];

/** An order of last time in one line: its counts, and the stands by name. */
export const orderInWords = (t: Translate, order: Order & { stands: string[] }): string =>
  [
    ...(order.stands.length > 0
      ? [t(($) => $.nextFair.proposals.at, { stands: order.stands.join(', ') })]
      : countsInWords(t, order).slice(0, 1)),
    ...countsInWords(t, order).slice(1),
  ].join(' · ');
