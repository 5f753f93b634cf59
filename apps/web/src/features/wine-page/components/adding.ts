import type { CandidateWine } from '@rebblatt/contracts';
import { newKey } from '../../../lib/intention.ts';
import * as api from '../../page-category/page-category.api.ts';
import type { PageContent } from './content.rules.ts';
import * as rules from './content.rules.ts';
import type { Change } from './save-queue.ts';

type Outcome = Pick<Change<PageContent>, 'onSaved' | 'onRefused'>;

/** A price that a wine gets before it is added, since a category takes only wines with a price for its sizes. */
export type NewPrice = { size: { id: number; size: string }; price: number };

/** The actions that put wines on a page. @param push sends a change */
export function adding(push: (change: Change<PageContent>) => void) {
  return {
    /** Adds a wine at the end of a category, and stores its missing price first if one is given. */
    addWine(categoryId: number, wine: CandidateWine, missing?: NewPrice, outcome: Outcome = {}) {
      const key = newKey();
      const priceKey = newKey();
      push({
        key,
        apply(content) {
          const placed = rules.placeWine(content, categoryId, wine);
          return missing ? rules.changePrice(placed, wine.id, missing.size, missing.price) : placed;
        },
        async send(stored) {
          if (missing) {
            await api.setPrice(wine.id, missing.size.id, missing.price, priceKey);
            void api.winesChanged();
          }
          return rules.withCategories(stored, await api.addWine(categoryId, wine.id, key));
        },
        ...outcome,
      });
    },
  };
}
