import type { FairStand } from '@rebblatt/contracts';

/** A stand with a company that can be moved. */
export type TakenStand = FairStand & { company: NonNullable<FairStand['company']> };

/** Whether somebody is there who can be moved: to whom a stand is only proposed nobody has given it yet. */
export const isTaken = (stand: FairStand | undefined): stand is TakenStand =>
  stand?.standing === 'taken' && stand.company !== null;

/** Whether a company can be moved there: to another one's stand, or to one that nobody has. */
export const mayMove = (from: TakenStand, to: FairStand): boolean =>
  to.id !== from.id && !(isTaken(to) && to.company.id === from.company.id);

export type Way = 'up' | 'down' | 'left' | 'right';
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The card to which an arrow key leads: along the row to the next one, and from its end to the next row; up and down to the
 * nearest card of the nearest row.
 * @param boxes the cards in their order
 * @param at the index of the one where it is now
 */
export function nextCard(boxes: readonly Box[], at: number, way: Way): number {
  const from = boxes[at];
  if (!from) return at;
  if (way === 'left') return Math.max(0, at - 1);
  if (way === 'right') return Math.min(boxes.length - 1, at + 1);
  const here = middle(from);
  const beyond = boxes
    .map((box, index) => ({ index, ...middle(box) }))
    .filter(({ y }) => (way === 'down' ? y - here.y : here.y - y) > from.height / 2);
  const nearestRow = Math.min(...beyond.map(({ y }) => Math.abs(y - here.y)));
  const row = beyond.filter(({ y }) => Math.abs(y - here.y) < nearestRow + 1);
  const [nearest] = row.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
  return nearest?.index ?? at;
}
