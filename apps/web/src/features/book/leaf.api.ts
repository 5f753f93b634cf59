import {
  isListing,
  type KnownLeafPage,
  type LeafBook,
  type LeafScope,
  leafPart,
  winesOf,
} from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { withTypefaces } from '../page/wine-page.api.ts';
import { markPicture } from './mark.api.ts';

/** The book as it would be laid out now, whole. The first part tells how many there are. */
export const leafBookOf = (catalogId: number, scope: LeafScope) =>
  queryOptions({
    queryKey: ['page', 'leaf', catalogId, scope],
    queryFn: async ({ signal }): Promise<LeafBook> => {
      const part = async (number: number) => {
        const query = { scope, part: String(number) };
        return withTypefaces((await call('GET /catalog/:id/leaf', { id: catalogId, query, signal })).data);
      };
      const book = await part(1);
      const others = Array.from({ length: Math.ceil(book.total / leafPart) - 1 }, (_, n) => part(n + 2));
      const parts = [book, ...(await Promise.all(others))];
      return { ...book, pages: parts.flatMap(({ pages }) => pages) };
    },
  });

/** The same of one page alone, as it would be in that book. */
export const leafPageOf = (catalogId: number, pageId: number) =>
  queryOptions({
    queryKey: ['page', 'leaf', catalogId, 'only', pageId],
    queryFn: async ({ signal }) => {
      const query = { only: String(pageId) };
      return withTypefaces((await call('GET /catalog/:id/leaf', { id: catalogId, query, signal })).data);
    },
  });

/** The picture that a printed page needs: its logo, the fair's mark, or a page of its uploaded file. */
export function pictureOn(
  { catalog_id, look }: Pick<LeafBook, 'catalog_id' | 'look'>,
  { page_id: id, page_type, file, content }: KnownLeafPage,
  index: number,
) {
  if (isListing(page_type)) return markPicture(catalog_id, look?.mark);
  const wines = winesOf(content);
  if (wines) {
    const { logo_id = null, sha256 = '' } = wines.logo ?? {};
    const logo = pictureUrl(fileAt('GET /logo/thumbnail/:id', { id: logo_id ?? 0 }), sha256);
    return { ...logo, enabled: logo_id !== null };
  }
  const picture = fileAt('GET /page-image/:id', { id, query: { page: String(index + 1) } });
  return { ...pictureUrl(picture, file ?? ''), enabled: file !== null };
}
