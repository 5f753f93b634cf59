import { pxPerMm, trimMm } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { leafPageOf } from '../../leaf.api.ts';
import { sidesOf } from '../../leaf.rules.ts';
import type { PlanCell } from '../../sheet-plan.rules.ts';
import { LeafSide } from '../leaf/leaf-side.tsx';
import styles from './miniature.module.css';

const WIDTH_PX = 250;
const SCALE = WIDTH_PX / (trimMm.width * pxPerMm);

type Props = { catalogId: string; cell: PlanCell; left: number };

/** A printed page of the plan in small, below its cell; its name is on the cell. */
export function Miniature({ catalogId, cell, left }: Props) {
  const { data: book } = useQuery({
    ...leafPageOf(Number(catalogId), cell.page.id),
    enabled: cell.number !== null,
    retry: false,
  });
  const side = book && sidesOf(book.pages)[cell.index];
  if (!book || !side) return null;
  return (
    <div
      className={styles.miniature}
      style={{ '--left': `${left}px`, '--width': `${WIDTH_PX}px` } as React.CSSProperties}
      aria-hidden
    >
      <LeafSide book={book} side={side} scale={SCALE} />
      <p>{[cell.page.position, cell.page.label].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
