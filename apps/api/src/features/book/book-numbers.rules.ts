import {
  AD_PAGE,
  type BookPage,
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  type PrintedLook,
  REGION_REGISTER,
  type RegisterEntry,
  WINE_PAGE,
  WINETOUR_PAGE,
  type WinetourStop,
} from '@rebblatt/contracts';
import { numberPages } from '@rebblatt/printed-page';

type Numbers = (pageIds: number[]) => number[];

const inEntry = (numbers: Numbers) => (entry: RegisterEntry) => ({ ...entry, pages: numbers(entry.pages) });
const atStop = (numbers: Numbers) => (stop: WinetourStop) => ({ ...stop, pages: numbers(stop.pages) });

/** A page whose register or wine tour has printed numbers instead of page ids. */
export function withNumbers(page: BookPage, numbers: Numbers): BookPage {
  switch (page.page_type) {
    case EXHIBITOR_REGISTER:
      return { ...page, content: { exhibitors: page.content.exhibitors.map(inEntry(numbers)) } };
    case REGION_REGISTER:
      return {
        ...page,
        content: {
          countries: page.content.countries.map((country) => ({
            ...country,
            regions: country.regions.map((region) => ({
              ...region,
              exhibitors: region.exhibitors.map(inEntry(numbers)),
            })),
          })),
        },
      };
    case WINETOUR_PAGE:
      return {
        ...page,
        content: {
          ships: page.content.ships.map((ship) => ({
            ...ship,
            decks: ship.decks.map((deck) => ({ ...deck, stops: deck.stops.map(atStop(numbers)) })),
          })),
        },
      };
    case CHOSEN_REGISTER:
      return {
        ...page,
        content: {
          ...page.content,
          groups: page.content.groups.map((group) => ({
            ...group,
            parts: group.parts.map((part) => ({ ...part, entries: part.entries.map(inEntry(numbers)) })),
          })),
        },
      };
    case WINE_PAGE:
    case AD_PAGE:
    case CONTENT_PAGE:
      return page;
  }
}

/**
 * Numbers a book and replaces page ids in registers and wine tour by printed numbers. Each id becomes exactly one
 * number, the page's first, so the length of a register, and with it every other number, does not change.
 * @param look the catalogue's design, by which registers may be longer
 */
export function numberBook(pages: BookPage[], look: PrintedLook | undefined, first = 1): BookPage[] {
  const numbered = numberPages(pages, look, first);
  const folios = new Map(numbered.map((page) => [page.page_id, page.folio]));
  return numbered.map((page) => withNumbers(page, (ids) => ids.flatMap((id) => folios.get(id) ?? [])));
}
