import type { BookState, PageType, PrintManifest } from '@rebblatt/contracts';

/** What would be printed now: hashes by page, in the order of the book, and that of the design. */
export interface PrintedNow {
  sources: ReadonlyMap<number, string>;
  design: string;
}

type Made = PrintManifest['pages'][number] & { source_sha256: string };

const isRecorded = (page: PrintManifest['pages'][number]): page is Made => page.source_sha256 !== undefined;

/** What a book is, by its manifest and what would be printed now. */
export function bookStateOf(manifest: PrintManifest, now: PrintedNow): BookState {
  const made = manifest.pages.filter(isRecorded);
  const recorded = manifest.design_sha256 !== undefined && made.length === manifest.pages.length;
  const then = new Map(made.map((page) => [page.page_id, page.source_sha256]));
  const changed = [...now.sources].filter(([id, source]) => then.get(id) !== source).length;
  const removed = [...then.keys()].filter((id) => !now.sources.has(id)).length;
  const moved = !isSameOrder(
    [...then.keys()].filter((id) => now.sources.has(id)),
    [...now.sources.keys()].filter((id) => then.has(id)),
  );
  const redesigned = manifest.design_sha256 !== now.design;
  return {
    left_out: manifest.left_out?.length ?? null,
    left_out_types: countTypes(manifest.left_out ?? []),
    changed_pages: recorded ? changed + removed : null,
    order_changed: recorded && moved ? 1 : 0,
    design_changed: recorded && redesigned ? 1 : 0,
    outdated: recorded && (changed + removed > 0 || moved || redesigned) ? 1 : 0,
  };
}

const isSameOrder = (before: number[], after: number[]) => before.every((id, at) => id === after[at]);

function countTypes(pages: { page_type: PageType }[]): BookState['left_out_types'] {
  const counts = new Map<PageType, number>();
  for (const { page_type } of pages) counts.set(page_type, (counts.get(page_type) ?? 0) + 1);
  return [...counts].map(([page_type, count]) => ({ page_type, count }));
}
