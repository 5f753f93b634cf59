import { hasWines, isOpenForEdits } from '@rebblatt/contracts';
import { soundPage } from './file-reports.ts';
import type { Insert, Story } from './insert-demo.ts';
import { snapshotOf } from './snapshot.ts';

/** Inserts the pages of all catalogues with their categories, wines and the snapshots of released pages. */
export async function insertPages(insert: Insert, { reference, exhibitors, books }: Story): Promise<void> {
  const pages = books.flatMap((book) => book.pages);
  let categoryId = 0;
  const withIds = pages.map((page) => ({ page, categoryIds: page.categories.map(() => ++categoryId) }));
  const exhibitorOf = new Map(exhibitors.map((exhibitor) => [exhibitor.id, exhibitor]));
  const sizeIdOf = new Map(reference.bottleSizes.map(({ size, id }) => [size, id]));
  await insert(
    'page',
    withIds.map(({ page, categoryIds }) => {
      const exhibitor = exhibitorOf.get(page.exhibitorId ?? 0);
      return {
        id: page.id,
        catalog_id: page.catalogId,
        page_type: page.pageType,
        position: page.position,
        exhibitor_id: page.exhibitorId,
        stand_id: page.stand?.id ?? null,
        page_title_id: page.pageTitleId,
        logo_id: page.logo?.id ?? null,
        description: page.description,
        footer: page.footer,
        comment: page.comment,
        link: page.link,
        active: page.active,
        state: page.state,
        released_at: page.releasedAt,
        decided_at: page.decidedAt,
        snapshot:
          !isOpenForEdits(page.state) && hasWines(page.pageType) && exhibitor
            ? snapshotOf(page, exhibitor, reference, categoryIds)
            : null,
        content_file_id: page.file?.id ?? null,
        content_status: page.file ? (page.faults ? 2 : 1) : null,
        content_report: page.faults ?? (page.file ? soundPage(page.file.pages) : null),
        content_pages: page.file?.pages ?? null,
        created_at: page.createdAt,
        updated_at: page.decidedAt ?? page.releasedAt ?? page.createdAt,
      };
    }),
  );
  await insert(
    'page_category',
    withIds.flatMap(({ page, categoryIds }) =>
      page.categories.map(({ category, sizes }, index) => ({
        id: categoryIds[index],
        page_id: page.id,
        category,
        position: index + 1,
        bottle_size1_id: sizeIdOf.get(sizes[0] ?? '') ?? null,
        bottle_size2_id: sizeIdOf.get(sizes[1] ?? '') ?? null,
        created_at: page.createdAt,
      })),
    ),
  );
  await insert(
    'page_category_wine',
    withIds.flatMap(({ page, categoryIds }) =>
      page.categories.flatMap(({ wines }, index) =>
        wines.map((wine, place) => ({
          page_id: page.id,
          wine_id: wine.id,
          category_id: categoryIds[index],
          position: place + 1,
        })),
      ),
    ),
  );
}
