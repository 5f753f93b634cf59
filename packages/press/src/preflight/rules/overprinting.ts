import type { Colour } from '../../content/graphics-state.ts';
import type { PaintedObject } from '../../content/painted-object.ts';

/** The colours of an object that are set to overprint. */
export function overprinted(object: PaintedObject): Colour[] {
  if (object.kind !== 'text' && object.kind !== 'path') return [];
  const { overprintFill, overprintStroke } = object.state;
  return [overprintFill ? object.fill : null, overprintStroke ? object.stroke : null].filter(
    (colour) => colour !== null,
  );
}
