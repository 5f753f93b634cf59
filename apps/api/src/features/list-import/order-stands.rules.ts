import { nameKey, nearestNames } from '@rebblatt/contracts';
import type { RowProblem } from './list-resource.rules.ts';

/** A stand with its place. */
export interface Place {
  id: number;
  catalogType: number;
  stand: string;
  ship: string | null;
  deck: string | null;
}

/** What tells stands of one number apart: the ship, and the deck. */
export interface Where {
  ship: string;
  deck: string;
}

/** A stand as a list writes it, without a comma: that is between two of them. */
export const placeName = ({ stand, ship, deck }: Place) => [stand, ship, deck].filter(Boolean).join(' ');

const keyOf = (words: string) => nameKey(words.replace(/[(),/]+/g, ' ').replace(/^\s*stand\s+/i, ''));

/** «Z-11», «Z-11 Seerose», «Seerose Z-11», «Z-11 (Seerose, Hauptdeck)», «Seerose Hauptdeck Z-11». */
const wordsOf = ({ stand, ship, deck }: Place) =>
  [[stand], [stand, ship], [ship, stand], [stand, ship, deck], [ship, deck, stand]].map((words) =>
    words.filter(Boolean).join(' '),
  );

const BETWEEN = /[,;|\n+&]|\s(?:und|et|and)\s/i;

/** The parts of a cell that names several stands; a slash is between two where no stand is called so. */
const partsOf = (cell: string, isKnown: (part: string) => boolean): string[] =>
  cell.split(BETWEEN).flatMap((part) => {
    const one = part.trim();
    return one.includes('/') && !isKnown(one) ? one.split('/').map((half) => half.trim()) : [one];
  });

/** The stands of one type of fair, found by what lists call them. */
export class StandNames {
  readonly #byKey = new Map<string, Place[]>();
  readonly #names: string[];

  constructor(places: readonly Place[]) {
    for (const place of places)
      for (const key of new Set(wordsOf(place).map(keyOf)))
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), place]);
    this.#names = [...new Set(places.map(({ stand }) => stand))];
  }

  #find(part: string, where: Where): Place[] {
    const same = this.#byKey.get(keyOf(part)) ?? [];
    const there = same.filter(
      ({ ship, deck }) =>
        (where.ship === '' || nameKey(ship ?? '') === nameKey(where.ship)) &&
        (where.deck === '' || nameKey(deck ?? '') === nameKey(where.deck)),
    );
    // Two ships in one cell say nothing of which stand is on which.
    return there.length > 0 ? there : same;
  }

  /** The stands that a cell names, or what is not clear about them. */
  read(cell: string, where: Where): { places: Place[] } | { problem: RowProblem } {
    const whole = this.#find(cell, where);
    const parts =
      whole.length > 0
        ? [cell]
        : partsOf(cell, (part) => this.#find(part, where).length > 0).filter((part) => part !== '');
    const places: Place[] = [];
    for (const part of parts) {
      const found = this.#find(part, where);
      const [one] = found;
      const problem = (key: string, suggestions: string[]) => ({
        problem: {
          field: 'stands',
          key,
          params: { text: part },
          suggestions: suggestions.map((name) => cell.replace(part, () => name)),
        },
      });
      if (!one) return problem('validation.not-found', nearestNames(this.#names, part));
      if (found.length > 1) return problem('list-import.which', found.map(placeName));
      if (!places.some(({ id }) => id === one.id)) places.push(one);
    }
    return { places };
  }
}
