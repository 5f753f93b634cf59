import type { CandidateWine, PageCategoryItem, WineItem } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import { useSession } from '../../../lib/session.ts';
import { SmallWineForm } from '../../wine/wine-form.parts.ts';
import { setSizes } from './add-list.rules.ts';
import { priceFor } from './content.rules.ts';
import { useContent, useEditing } from './editing.ts';

/** A wine that was just created, as it is offered for a category. */
function candidateOf(item: WineItem, category: PageCategoryItem): CandidateWine {
  const { id, wine, year, sku, award, grape_varieties_count, bottleSizes } = item;
  const bottle_sizes = bottleSizes.map(({ bottle_size_id, size, price }) => ({
    bottle_size_id,
    size,
    price,
  }));
  const price1 = priceFor({ bottle_sizes }, category.bottle_size1_id);
  const price2 = priceFor({ bottle_sizes }, category.bottle_size2_id);
  return { id, wine, year, sku, award, grape_varieties_count, bottle_sizes, price1, price2 };
}

/** Creates wines that go to the end of a category at once. */
export function NewWine({ category, onClose }: { category: PageCategoryItem; onClose: () => void }) {
  const editing = useEditing();
  const { page } = useContent();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  return (
    <SmallWineForm
      owner={organiser ? page.exhibitor_id : undefined}
      sizes={setSizes(category).map(({ id }) => id)}
      onCreated={(item) => editing.addWine(category.id, candidateOf(item, category))}
      onClose={onClose}
    />
  );
}
