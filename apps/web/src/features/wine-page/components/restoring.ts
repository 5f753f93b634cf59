import type { CategoryWine, PageCategoryItem } from '@rebblatt/contracts';
import { newKey } from '../../../lib/intention.ts';
import * as api from '../../page-category/page-category.api.ts';
import type { PageContent } from './content.rules.ts';
import * as rules from './content.rules.ts';
import type { Change } from './save-queue.ts';

type Outcome = Pick<Change<PageContent>, 'onSaved' | 'onRefused'>;

/** The actions that restore what was removed from a page. @param push sends a change */
export function restoring(push: (change: Change<PageContent>) => void) {
  return {
    /** Adds a deleted category again, with its wines, at its position. */
    restoreCategory(gone: PageCategoryItem, index: number, outcome: Outcome = {}) {
      const key = newKey();
      const keys = gone.wines.map(newKey);
      push({
        key,
        apply: (content) => rules.putCategory(content, gone, index),
        async send(stored) {
          const { category: name, bottle_size1_id, bottle_size2_id } = gone;
          const form = { page_id: stored.page.id, category: name, position: index + 1 };
          const added = await api.createCategory({ ...form, bottle_size1_id, bottle_size2_id }, key);
          let content = rules.putCategory(stored, added, index);
          for (const [at, wine] of gone.wines.entries())
            content = rules.withCategories(content, await api.addWine(added.id, wine.id, keys[at] ?? key));
          return content;
        },
        ...outcome,
      });
    },

    /** Adds a removed wine again, at its position. */
    restoreWine(categoryId: number, wine: CategoryWine, index: number, outcome: Outcome = {}) {
      const key = newKey();
      push({
        key,
        apply: (content) => rules.putWine(content, categoryId, wine, index),
        async send(stored) {
          const target = stored.categories.find(({ id }) => id === categoryId)?.wines[index];
          const at = { id: wine.id, categoryId };
          let categories = await api.addWine(categoryId, wine.id, key);
          if (target) categories = await api.moveWineToPositionOf(at, { id: target.id, categoryId });
          return rules.withCategories(stored, categories);
        },
        ...outcome,
      });
    },
  };
}
