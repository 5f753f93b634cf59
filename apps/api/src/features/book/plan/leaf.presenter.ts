import type { KnownLeafPage, LeafBook, LeafPage, PrintedLook } from '@rebblatt/contracts';
import { withNumbers } from '../book-numbers.rules.ts';
import type { LeafedBook } from './leaf.queries.ts';

/** A book to leaf through, or the part of it that is wanted, numbered as it would be printed. */
export function presentLeafBook(
  { placed, part, contents, files }: LeafedBook,
  catalog: { id: number; name: string },
  look?: PrintedLook,
): LeafBook {
  const folios = new Map(placed.map(({ page, folio }) => [page.id, folio]));
  const numbers = (ids: number[]) => ids.flatMap((id) => folios.get(id) ?? []);
  const known = (id: number, folio: number): KnownLeafPage['content'] | null => {
    const content = contents.get(id);
    return content ? withNumbers({ ...content, folio }, numbers) : null;
  };
  const pages = part.flatMap(({ page, folio, sides }): LeafPage[] => {
    if (folio === null) return [];
    const content = known(page.id, folio);
    const place = { folio, printed_pages: sides };
    if (!content) return [{ ...place, known: null }];
    const { id: page_id, position, page_type, standing, company_name, description } = page;
    const label = company_name ?? description;
    const file = files.get(page_id) ?? null;
    return [{ ...place, known: { page_id, position, page_type, standing, label, file, content } }];
  });
  return {
    catalog_id: catalog.id,
    catalog_name: catalog.name,
    language: 'de',
    ...(look && { look }),
    total: placed.length,
    pages,
  };
}
