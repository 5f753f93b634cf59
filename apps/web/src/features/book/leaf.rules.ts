import type { KnownLeafPage, LeafPage } from '@rebblatt/contracts';

/** One printed page of the book to leaf through. */
export type LeafSide = {
  /** The number printed on it. */
  number: number;
  page: LeafPage;
  /** Which of its page's printed pages it is, from 0. */
  index: number;
};

/** The printed pages of a book in order; the first has the number 1. */
export const sidesOf = (pages: readonly LeafPage[]): LeafSide[] =>
  pages.flatMap((page) =>
    Array.from({ length: page.printed_pages }, (_, index) => ({ number: page.folio + index, page, index })),
  );

/** How many numbers the book is turned by: a spread, or on a narrow screen a single page. */
export type Turn = 'spread' | 'single';

/** The numbers that lie open with a page: odd ones are on the right, so the first is alone. */
export function openAt(number: number, turn: Turn): { left: number | null; right: number | null } {
  if (turn === 'single')
    return number % 2 === 0 ? { left: number, right: null } : { left: null, right: number };
  const left = number - (number % 2);
  return { left: left === 0 ? null : left, right: left + 1 };
}

/** How often a book of so many pages is opened. */
export const openings = (count: number, turn: Turn): number =>
  turn === 'single' ? count : Math.floor(count / 2) + 1;

/** Which opening shows a page, from 0. */
export const openingOf = (number: number, turn: Turn): number =>
  turn === 'single' ? number - 1 : Math.floor(number / 2);

/** The first page of an opening; openings beyond the covers are the outermost ones. */
export function pageOf(opening: number, count: number, turn: Turn): number {
  const within = Math.max(0, Math.min(openings(count, turn) - 1, opening));
  return turn === 'single' ? within + 1 : Math.max(1, within * 2);
}

/** A page number as typed; null unless the book has it. */
export function numberIn(typed: string, count: number): number | null {
  const number = /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= count ? number : null;
}

/** Whether the book would not print the page yet. */
export const isOpen = ({ standing }: KnownLeafPage): boolean =>
  standing !== 'accepted' && standing !== 'ready';

/** The first number after this one that begins a page for which `holds`; begins anew behind the last; null for none. */
export function nextStop(
  pages: readonly LeafPage[],
  after: number,
  holds: (known: KnownLeafPage) => boolean,
): number | null {
  const stops = pages.flatMap(({ folio, known }) => (known && holds(known) ? [folio] : []));
  return stops.find((folio) => folio > after) ?? stops[0] ?? null;
}
