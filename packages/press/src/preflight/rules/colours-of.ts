import { type ColourSpace, spacesWithin } from '../../content/colour-space.ts';
import type { Colour } from '../../content/graphics-state.ts';
import type { PaintedObject } from '../../content/painted-object.ts';

/** The colours with which an object is painted; images and shadings only have colour spaces. */
export function coloursOf(object: PaintedObject): Colour[] {
  if (object.kind === 'text' || object.kind === 'path')
    return [object.fill, object.stroke].filter((colour) => colour !== null);
  return object.kind === 'image' && object.fill ? [object.fill] : [];
}

/** Every colour space with which an object is painted, and those it is based on (bases, alternates, shadings). */
export function spacesOf(object: PaintedObject): ColourSpace[] {
  const direct: ColourSpace[] = coloursOf(object).flatMap(({ space, shading }) =>
    shading ? [shading] : [space],
  );
  if (object.kind === 'image' && object.image.space) direct.push(object.image.space);
  if (object.kind === 'shading') direct.push(object.space);
  return direct.flatMap(spacesWithin);
}
