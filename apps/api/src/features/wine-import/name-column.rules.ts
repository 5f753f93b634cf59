import { letters, MOST, share } from './cell-values.rules.ts';
import { isAddress, isBeside, isMaker, isStored } from './other-columns.rules.ts';

/** Words repeat by chance in short lists. */
const FEWEST_ROWS = 4;

/** Every wine has a name; a row or two may be none. */
const ALL = 0.9;

interface Candidate {
  column: number;
  heading: string;
  /** Its cells that are filled, and which part of all that is. */
  cells: string[];
  filled: number;
}

const isRepeated = (cells: string[]) =>
  cells.length >= FEWEST_ROWS && new Set(cells).size <= cells.length / 2;

const mean = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + letters(cell), 0) / Math.max(cells.length, 1);

/** What says more of a column than how long its texts are: the lower, the likelier it has the names of wines. */
const unlikely = ({ heading, cells, filled }: Candidate) =>
  (isBeside(heading) || isStored(heading) ? 8 : 0) +
  (isMaker(heading) ? 4 : 0) +
  (isRepeated(cells) ? 2 : 0) +
  (filled < ALL ? 1 : 0);

/** Which column has the names of the wines, by its texts; undefined where none is filled with words. */
export const guessName = (candidates: Candidate[]): number | undefined =>
  candidates
    .filter(
      ({ cells, filled }) =>
        filled >= MOST && share(cells, (cell) => letters(cell) > 2) >= MOST && share(cells, isAddress) < MOST,
    )
    .sort((a, b) => unlikely(a) - unlikely(b) || mean(b.cells) - mean(a.cells))[0]?.column;
