import type { BookPage } from '@rebblatt/contracts';
import { EXHIBITOR_REGISTER, REGION_REGISTER, WINETOUR_PAGE } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { ExhibitorPage } from './printed-name.rules.ts';
import { findExhibitorRegister, findRegionRegister } from './register.queries.ts';
import { findWinetour } from './winetour.queries.ts';

type Generated = typeof EXHIBITOR_REGISTER | typeof REGION_REGISTER | typeof WINETOUR_PAGE;

/**
 * A register or the wine tour, as a book has it with exactly these pages of exhibitors. Its numbers are page ids until
 * the book is numbered.
 */
export async function findGeneratedPage(
  db: Database,
  catalogId: number,
  { id, type }: { id: number; type: Generated },
  printed: ExhibitorPage[],
): Promise<BookPage> {
  const bare = { page_id: id, folio: null };
  switch (type) {
    case EXHIBITOR_REGISTER:
      return { ...bare, page_type: type, content: await findExhibitorRegister(db, catalogId, printed) };
    case REGION_REGISTER:
      return { ...bare, page_type: type, content: await findRegionRegister(db, catalogId, printed) };
    case WINETOUR_PAGE:
      return { ...bare, page_type: type, content: await findWinetour(db, catalogId, printed) };
  }
}
