import { type ColourSpace, spacesWithin } from '../interpret/colour-space.ts';
import type { Colour } from '../interpret/graphics-state.ts';
import type { PaintedThing } from '../interpret/painted-thing.ts';

/** The colours a thing is painted with; pictures and shadings have spaces only. */
export function coloursOf(thing: PaintedThing): Colour[] {
  if (thing.kind === 'text' || thing.kind === 'path')
    return [thing.fill, thing.stroke].filter((colour) => colour !== null);
  return thing.kind === 'image' && thing.fill ? [thing.fill] : [];
}

/** Every colour space a thing is painted with, and what stands behind each (bases, alternates, shadings). */
export function spacesOf(thing: PaintedThing): ColourSpace[] {
  const direct: ColourSpace[] = coloursOf(thing).flatMap(({ space, shading }) =>
    shading ? [shading] : [space],
  );
  if (thing.kind === 'image' && thing.image.space) direct.push(thing.image.space);
  if (thing.kind === 'shading') direct.push(thing.space);
  return direct.flatMap(spacesWithin);
}
