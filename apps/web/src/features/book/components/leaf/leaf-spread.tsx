import type { KnownLeafPage, LeafBook } from '@rebblatt/contracts';
import { pxPerMm, trimMm } from '@rebblatt/printed-page';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import { labelledPage } from '../../../page/page-name.rules.ts';
import { standingInWords, standingTones } from '../../../page/page-standing.rules.ts';
import { openAt, type LeafSide as Side, type Turn } from '../../leaf.rules.ts';
import styles from './leaf.module.css';
import { LeafSide } from './leaf-side.tsx';
import { useSwipe } from './use-swipe.ts';

/** What stands above and below the pages, in px. */
const BESIDE_PX = 330;
const tallest = () => Math.max(260, innerHeight - BESIDE_PX);

type Props = {
  book: LeafBook;
  sides: readonly Side[];
  number: number;
  turn: Turn;
  /** The address of a page's editor. */
  editorOf: (page: KnownLeafPage) => string;
  /** The reader's time for the pages is over. */
  closed: boolean;
  onTurn: (by: 1 | -1) => void;
};

/** The pages that lie open, each with its number and how far it is. */
export function LeafSpread({ book, sides, number, turn, editorOf, closed, onTurn }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useWidth<HTMLDivElement>();
  const swipe = useSwipe(onTurn);
  const { left, right } = openAt(number, turn);
  const room = turn === 'spread' ? width / 2 : width;
  const scale = Math.min(room / trimMm.width, tallest() / trimMm.height) / pxPerMm;
  const halves = [
    { name: 'left', number: left },
    { name: 'right', number: right },
  ].filter((half) => turn === 'spread' || half.number !== null);
  return (
    <section className={styles.stage} aria-label={t(($) => $.leaf.book)} {...swipe}>
      <div ref={ref} className={styles.spread} data-turn={turn}>
        {width > 0 &&
          halves.map((half) => {
            const side = half.number === null ? undefined : sides[half.number - 1];
            return (
              <figure key={half.name} className={styles.half} data-side={half.name}>
                {side && (
                  <>
                    <LeafSide key={side.number} book={book} side={side} scale={scale} />
                    <Caption side={side} editorOf={editorOf} closed={closed} />
                  </>
                )}
              </figure>
            );
          })}
      </div>
    </section>
  );
}

/** The number of a page, whose it is, and what keeps it out of the book. */
function Caption({
  side: { number, page },
  editorOf,
  closed,
}: { side: Side } & Pick<Props, 'editorOf' | 'closed'>) {
  const { t } = useTranslation();
  const { known } = page;
  return (
    <figcaption>
      <strong>{t(($) => $.leaf.side, { number: String(number) })}</strong>
      {known && <Link to={editorOf(known)}>{labelledPage(t, known)}</Link>}
      {known && (
        <StatusTag tone={standingTones[known.standing]}>
          {standingInWords(t, { standing: known.standing, comment: null }, closed)}
        </StatusTag>
      )}
    </figcaption>
  );
}
