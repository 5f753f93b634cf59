import type { TypefacePair, WinetourInput, WinetourStop } from '@rebblatt/contracts';
import { type Flowed, type FlowRow, flowIntoColumns } from '../register/flow.ts';
import { mergePageNumbers } from '../register/page-numbers.ts';
import { registerPageLines } from '../register/register-grid.ts';
import { breakLines } from '../type/measure.ts';

export type WinetourItem =
  | { kind: 'ship' | 'deck'; ship: string; deck: string; name: string[]; continued: boolean }
  | { kind: 'stop'; ship: string; deck: string; stand: string[]; company: string[]; pages: string };

export const winetourColumnsMm = { column: 94, stand: 16, company: 42 };
export const winetourSizePt = 8;

const isVisited = ({ decks }: WinetourInput['ships'][number]) =>
  decks.some(({ stops }) => stops.some(({ company_name }) => company_name !== null));

/**
 * Ships, decks and stands in the given order on their printed pages, two columns each; at least one page. A ship on which
 * nobody stands is not there to be visited.
 */
export function layOutWinetour(input: WinetourInput, pair: TypefacePair): Flowed<WinetourItem> {
  const rows = input.ships
    .filter(isVisited)
    .flatMap((ship) => [
      shipRow(ship.name, false, pair),
      ...ship.decks
        .filter(({ stops }) => stops.length > 0)
        .flatMap((deck) => [
          deckRow(ship.name, deck.name, false, pair),
          ...deck.stops.map((stop) => stopRow(ship.name, deck.name, stop, pair)),
        ]),
    ]);
  const pages = flowIntoColumns(rows, { ...registerPageLines, columns: 2, continuedBy: continuedBy(pair) });
  return pages.length > 0 ? pages : [[]];
}

const continuedBy =
  (pair: TypefacePair) =>
  ({ item }: FlowRow<WinetourItem>): FlowRow<WinetourItem>[] => {
    if (item.kind === 'ship') return [];
    const ship = shipRow(item.ship, true, pair);
    return item.kind === 'deck' ? [ship] : [ship, deckRow(item.ship, item.deck, true, pair)];
  };

function shipRow(ship: string, continued: boolean, pair: TypefacePair): FlowRow<WinetourItem> {
  const name = breakLines(ship, { face: 'text500', pair }, 13, winetourColumnsMm.column - 24);
  return {
    item: { kind: 'ship', ship, deck: '', name, continued },
    lines: name.length + 1,
    linesBefore: 1,
    keepWithNext: true,
  };
}

function deckRow(ship: string, deck: string, continued: boolean, pair: TypefacePair): FlowRow<WinetourItem> {
  const name = breakLines(deck, { face: 'small600', pair }, 7.4, winetourColumnsMm.column);
  return {
    item: { kind: 'deck', ship, deck, name, continued },
    lines: name.length + 0.5,
    linesBefore: 0.5,
    keepWithNext: true,
  };
}

/** At least two lines, as space for a note. */
function stopRow(ship: string, deck: string, stop: WinetourStop, pair: TypefacePair): FlowRow<WinetourItem> {
  const stand = breakLines(stop.stand, { face: 'text500', pair }, 9.5, winetourColumnsMm.stand);
  const company = breakLines(
    stop.company_name ?? '',
    { face: 'text400', pair },
    winetourSizePt,
    winetourColumnsMm.company,
  );
  return {
    item: { kind: 'stop', ship, deck, stand, company, pages: mergePageNumbers(stop.pages).join(', ') },
    lines: Math.max(2, stand.length, company.length + 1) + 0.5,
  };
}
