import type { BookPage, LeafQuery, WinePageInput } from '@rebblatt/contracts';
import { hasWines, isUploadedPage, leafPart, winePageInput } from '@rebblatt/contracts';
import { pageOfWines } from '../../../drawing/page-of-wines.ts';
import type { Database } from '../../../lib/database.ts';
import { findLook } from '../../catalog/look.queries.ts';
import type { PageScope } from '../../page/page.policy.ts';
import { findWinePageInputs } from '../../page/wine-page.queries.ts';
import type { PlanPage } from './plan.queries.ts';
import { calledAsPrinted, findGenerated, isIn, listPlannedPages } from './plan.queries.ts';
import type { PlacedPage } from './plan.rules.ts';
import { placePlanned } from './plan.rules.ts';

/** A book to leaf through: every page with its place, and what is printed on those of a part that the caller may see. */
export interface LeafedBook {
  placed: PlacedPage[];
  /** The pages that are wanted, all of the book's or some. */
  part: PlacedPage[];
  /** Whether the caller may see any page of the book, or the only one that is wanted. */
  known: boolean;
  /** By page id, without numbers; `pages` in registers and wine tour are page ids, see numberBook. */
  contents: Map<number, BookPage>;
  /** The SHA-256 of uploaded files by page id. */
  files: Map<number, string>;
}

/** The book of a catalogue as it would be laid out now; outside of the scope only the places of its pages. */
export async function findLeafedBook(
  db: Database,
  scope: PageScope,
  catalogId: number,
  { scope: which, only, part: number }: LeafQuery,
): Promise<LeafedBook> {
  const pages = calledAsPrinted((await listPlannedPages(db, catalogId)).filter(isIn[which]));
  const generated = await findGenerated(db, catalogId, pages);
  const placed = placePlanned(pages, generated, await findLook(db.prisma, catalogId));
  const part =
    only === undefined
      ? placed.slice((number - 1) * leafPart, number * leafPart)
      : placed.filter(({ page }) => page.id === only);
  const isKnown = ({ page }: PlacedPage) => scope.ownerId === null || scope.ownerId === page.exhibitor_id;
  const visible = part.filter(isKnown).map(({ page }) => page);
  const wines = await findWines(db, visible);
  const contents = new Map<number, BookPage>();
  for (const page of visible) {
    const content = generated.get(page.id) ?? contentOf(page, wines.get(page.id));
    if (content) contents.set(page.id, content);
  }
  const known = only === undefined ? placed.some(isKnown) : contents.size > 0;
  return { placed, part, known, contents, files: await findFiles(db, visible) };
}

/** What wine pages print: their snapshots once they are released, the current data before that. */
async function findWines(db: Database, pages: PlanPage[]): Promise<Map<number, WinePageInput>> {
  const ids = pages.filter(({ page_type }) => hasWines(page_type)).map(({ id }) => id);
  const rows = await db.prisma.page.findMany({
    where: { id: { in: ids } },
    select: { id: true, snapshot: true },
  });
  const open = rows.filter(({ snapshot }) => snapshot === null).map(({ id }) => id);
  const found = await findWinePageInputs(db.prisma, open);
  for (const { id, snapshot } of rows) if (snapshot !== null) found.set(id, winePageInput.parse(snapshot));
  return found;
}

async function findFiles(db: Database, pages: PlanPage[]): Promise<Map<number, string>> {
  const ids = pages.filter(({ page_type }) => isUploadedPage(page_type)).map(({ id }) => id);
  const rows = await db.prisma.page.findMany({
    where: { id: { in: ids } },
    select: { id: true, contentFile: { select: { sha256: true } } },
  });
  return new Map(rows.flatMap(({ id, contentFile }) => (contentFile ? [[id, contentFile.sha256]] : [])));
}

/** The content of a page that is not generated; undefined for one that was deleted in between. */
function contentOf(page: PlanPage, wines: WinePageInput | undefined): BookPage | undefined {
  const { id: page_id, page_type, description, company_name, content_pages } = page;
  if (isUploadedPage(page_type)) {
    const printed_pages = Math.max(1, content_pages ?? 1);
    return { page_id, folio: null, page_type, content: { description, company_name, printed_pages } };
  }
  return wines && pageOfWines(page_id, wines);
}
