import type { BookPage } from '@rebblatt/contracts';
import {
  CHOSEN_REGISTER,
  EXHIBITOR_REGISTER,
  REGION_REGISTER,
  registerKinds,
  WINETOUR_PAGE,
} from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { findChosenRegister } from './chosen-register.queries.ts';
import type { ExhibitorPage } from './printed-name.rules.ts';
import { findExhibitorRegister, findRegionRegister } from './register.queries.ts';
import { findWinetour } from './winetour.queries.ts';

type Generated =
  | typeof EXHIBITOR_REGISTER
  | typeof REGION_REGISTER
  | typeof WINETOUR_PAGE
  | typeof CHOSEN_REGISTER;

/**
 * A register or the wine tour, as a book has it with exactly these pages of exhibitors. Its numbers are page ids until
 * the book is numbered.
 * @param kind what a register lists that the organiser has chosen
 */
export async function findGeneratedPage(
  db: Database,
  catalogId: number,
  { id, type, kind }: { id: number; type: Generated; kind: string | null },
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
    case CHOSEN_REGISTER: {
      const known = registerKinds.find((one) => one === kind);
      if (!known) throw new RangeError(`“${kind}” is no kind of register.`);
      return { ...bare, page_type: type, content: await findChosenRegister(db, catalogId, known, printed) };
    }
  }
}
