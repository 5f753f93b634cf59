import type { Colour } from '../interpret/graphics-state.ts';
import type { PaintedThing } from '../interpret/painted-thing.ts';

/** The colours of a thing that are set to overprint. */
export function overprinted(thing: PaintedThing): Colour[] {
  if (thing.kind !== 'text' && thing.kind !== 'path') return [];
  const { overprintFill, overprintStroke } = thing.state;
  return [overprintFill ? thing.fill : null, overprintStroke ? thing.stroke : null].filter(
    (colour) => colour !== null,
  );
}
