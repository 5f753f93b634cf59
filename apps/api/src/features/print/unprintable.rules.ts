import {
  AD_PAGE,
  type BookPage,
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  REGION_REGISTER,
  type RegisterEntry,
  type RegisterKind,
  type UnprintableText,
  WINE_PAGE,
  WINETOUR_PAGE,
  winesOf,
} from '@rebblatt/contracts';
import { notPrinted, notPrintedOnWinePage } from '@rebblatt/printed-page';
import type { PrintablePage } from '../book/printable.queries.ts';

/** A text that the book prints, and where it is entered; a row is found by its text unless its id is known. */
type PrintedText = Pick<UnprintableText, 'place' | 'id' | 'text'>;

const ofEntry = ({ exhibitor_id, company_name, stands }: RegisterEntry): PrintedText[] => [
  { place: 'exhibitor', id: exhibitor_id, text: company_name },
  ...stands.map((text) => ({ place: 'stand' as const, id: null, text })),
];

/** What the groups of a chosen register are. */
const placeOfGroup = {
  grape: 'grape-variety',
  award: 'award',
  ship: 'ship',
  type: 'wine-type',
} as const satisfies Record<RegisterKind, PrintedText['place']>;

/** What a generated page prints that somebody has entered. */
function textsOf(page: BookPage): PrintedText[] {
  const named = (place: PrintedText['place'], text: string): PrintedText => ({ place, id: null, text });
  switch (page.page_type) {
    case EXHIBITOR_REGISTER:
      return page.content.exhibitors.flatMap(ofEntry);
    case REGION_REGISTER:
      return page.content.countries.flatMap(({ name, regions }) => [
        named('country', name),
        ...regions.flatMap((region) => [
          named('region', region.name),
          ...region.exhibitors.flatMap((entry) => ofEntry({ ...entry, stands: [] })),
        ]),
      ]);
    case WINETOUR_PAGE:
      return page.content.ships.flatMap((ship) => [
        named('ship', ship.name),
        ...ship.decks.flatMap((deck) => [
          named('deck', deck.name),
          ...deck.stops.flatMap(({ stand, company_name }) => [
            named('stand', stand),
            ...(company_name === null ? [] : [named('exhibitor', company_name)]),
          ]),
        ]),
      ]);
    case CHOSEN_REGISTER:
      return page.content.groups.flatMap(({ name, parts }) => [
        ...(name === null ? [] : [named(placeOfGroup[page.content.kind], name)]),
        ...parts.flatMap((part) => [named('deck', part.name), ...part.entries.flatMap(ofEntry)]),
      ]);
    case WINE_PAGE:
    case AD_PAGE:
    case CONTENT_PAGE:
      return [];
  }
}

/** A wine page is released without such characters, unless it was before there was this rule. */
function onWinePage({ book, companyName }: PrintablePage): UnprintableText[] {
  const wines = winesOf(book);
  const characters = wines ? notPrintedOnWinePage(wines) : [];
  return characters.length > 0
    ? [{ place: 'page', id: book.page_id, text: companyName ?? '', characters }]
    : [];
}

/** The texts of a book with characters that it cannot print, each once. */
export function unprintableTexts(catalogName: string, pages: PrintablePage[]): UnprintableText[] {
  const printed: PrintedText[] = [
    { place: 'catalog', id: null, text: catalogName },
    ...pages.flatMap(({ book }) => textsOf(book)),
  ];
  const found = new Map<string, UnprintableText>();
  for (const one of printed) {
    const known = found.get(`${one.place}/${one.text}`);
    if (known) known.id ??= one.id;
    else {
      const characters = notPrinted(one.text);
      if (characters.length > 0) found.set(`${one.place}/${one.text}`, { ...one, characters });
    }
  }
  return [...found.values(), ...pages.flatMap(onWinePage)];
}
