import { Button } from '@mantine/core';
import type { LeafBook as Book, KnownLeafPage } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { usePhone } from '../../../../lib/use-media.ts';
import { nextStop, sidesOf } from '../../leaf.rules.ts';
import styles from './leaf.module.css';
import { LeafSpread } from './leaf-spread.tsx';
import { LeafTurner } from './leaf-turner.tsx';
import { useLeafKeys } from './use-leaf-keys.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';
import { useTurning } from './use-turning.ts';

type Props = {
  /** Has at least one page. */
  book: Book;
  editorOf: (page: KnownLeafPage) => string;
  /** The pages that a button leads to, one after the other. */
  stops: { label: string; holds: (page: KnownLeafPage) => boolean };
  /** Where it is open unless the address says so: at its first page, or at the first of these. */
  begin?: 'first' | 'stop';
  /** The reader's time for the pages is over, so that what is not released stays out of the book. */
  closed?: boolean;
};

/** A book that is leafed through with arrow keys, a finger, a slider or a page number. */
export function LeafBook({ book, editorOf, stops, begin = 'first', closed = false }: Props) {
  const sides = useMemo(() => sidesOf(book.pages), [book]);
  // On a phone two pages side by side could not be read.
  const turn = usePhone() ? 'single' : 'spread';
  const turning = useTurning(sides.length, turn, begin === 'stop' ? nextStop(book.pages, 0, stops.holds) : 1);
  useLeafKeys(turning);
  usePicturesAhead(book, sides, turning.number);
  const { number } = turning;
  const last = turn === 'spread' ? number - (number % 2) + 1 : number;
  const next = nextStop(book.pages, last, stops.holds);
  return (
    <>
      <LeafSpread
        book={book}
        sides={sides}
        number={number}
        turn={turn}
        editorOf={editorOf}
        closed={closed}
        onTurn={turning.turnBy}
      />
      <div className={styles.tools}>
        <LeafTurner turning={turning} count={sides.length} turn={turn} />
        {next !== null && (
          <Button variant="default" onClick={() => turning.open(next)}>
            {stops.label}
          </Button>
        )}
      </div>
    </>
  );
}
