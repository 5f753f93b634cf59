import { conflict } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { findLastName } from '../history/history.queries.ts';
import { suits } from '../page-category/page-category.rules.ts';
import { findPlacedWines } from './state.queries.ts';
import type { ContentState } from './state.rules.ts';
import { guardReferences } from './wine.commands.ts';

type Line = ContentState[number];

const sizesOf = ({ bottleSize1Id, bottleSize2Id }: Line) =>
  [bottleSize1Id, bottleSize2Id].flatMap((id) =>
    id === null ? [] : [{ entity: 'bottle-size' as const, id }],
  );

/**
 * Writes the categories and wines of a wine page that has none.
 * @throws AppError 409 `history.reference-gone` for a bottle size, `history.wine-gone`, `history.price-gone` for a wine
 *   without a price for its category
 */
export async function placeContent(
  tx: Tx,
  page: { id: number; exhibitorId: number | null },
  content: ContentState,
): Promise<void> {
  await guardReferences(tx, content.flatMap(sizesOf));
  const ids = content.flatMap(({ wines }) => wines);
  const there = new Map((await findPlacedWines(tx, page.exhibitorId, ids)).map((wine) => [wine.id, wine]));
  for (const [index, line] of content.entries()) {
    for (const id of line.wines) {
      const wine = there.get(id);
      if (!wine)
        throw conflict('history.wine-gone', { wine: await findLastName(tx, { entity: 'wine', id }) });
      if (!suits(line, wine.prices))
        throw conflict('history.price-gone', { wine: wine.wine, category: line.category });
    }
    const { wines, ...columns } = line;
    const { id: categoryId } = await tx.pageCategory.create({
      data: { ...columns, pageId: page.id, position: index + 1 },
    });
    await tx.pageCategoryWine.createMany({
      data: wines.map((wineId, place) => ({ pageId: page.id, categoryId, wineId, position: place + 1 })),
    });
  }
}
