import {
  AD_PAGE,
  type BookPage,
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  type PrintedLook,
  REGION_REGISTER,
  WINE_PAGE,
  WINETOUR_PAGE,
} from '@rebblatt/contracts';
import { chosenColumnsOf, layOutChosenRegister } from '../register/chosen-register.layout.ts';
import { layOutTocExhibitor } from '../register/toc-exhibitor.layout.ts';
import { layOutTocRegion } from '../register/toc-region.layout.ts';
import { pairOf } from '../type/measure.ts';
import { layOutWinetour } from '../winetour/winetour.layout.ts';

/** The number of printed pages of a catalogue page, on which it is then laid out. @param look the catalogue's design */
export function printedPagesOf(page: BookPage, look: PrintedLook | undefined): number {
  switch (page.page_type) {
    case WINE_PAGE:
      return 1;
    case AD_PAGE:
    case CONTENT_PAGE:
      return page.content.printed_pages;
    case EXHIBITOR_REGISTER:
      return layOutTocExhibitor(page.content, pairOf(look)).length;
    case REGION_REGISTER:
      return layOutTocRegion(page.content, pairOf(look)).length;
    case WINETOUR_PAGE:
      return layOutWinetour(page.content, pairOf(look)).length;
    case CHOSEN_REGISTER:
      return layOutChosenRegister(page.content, pairOf(look)).length;
  }
}

/** The columns of a register; null for other pages, of which the tour of wines is one. */
export function registerColumnsOf(page: BookPage): 2 | 3 | null {
  switch (page.page_type) {
    case EXHIBITOR_REGISTER:
      return 2;
    case REGION_REGISTER:
      return 3;
    case CHOSEN_REGISTER:
      return chosenColumnsOf(page.content);
    default:
      return null;
  }
}

/**
 * Numbers the pages of a book in order, starting at `first`.
 * @param look the catalogue's design, by which registers may be longer
 * @returns the same pages with the number of their first printed page
 */
export function numberPages<T extends BookPage>(
  pages: readonly T[],
  look: PrintedLook | undefined,
  first = 1,
): T[] {
  let folio = first;
  return pages.map((page) => {
    const numbered = { ...page, folio };
    folio += printedPagesOf(page, look);
    return numbered;
  });
}
