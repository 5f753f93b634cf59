import { isListing } from './page-type.ts';
import type { BookPage, PrintedLook } from './printed-page.ts';
import { winesOf } from './wines-of.ts';

/** The stored PDF that is placed on a laid-out page: the logo of a wine page, the fair's mark on a register. */
export const placedFileOf = (
  page: BookPage,
  look: PrintedLook | undefined,
): { sha256: string } | null | undefined => (isListing(page.page_type) ? look?.mark : winesOf(page)?.logo);
