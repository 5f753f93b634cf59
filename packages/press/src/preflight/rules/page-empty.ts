import { overlapOf } from '../../pdf/rect.ts';
import { isWhite } from '../interpret/inks.ts';
import type { PaintedThing } from '../interpret/painted-thing.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

const leavesInk = (thing: PaintedThing): boolean =>
  (thing.kind === 'image' && !thing.image.stencil) ||
  thing.kind === 'shading' ||
  coloursOf(thing).some((colour) => !isWhite(colour));

/** There is something on the page (GWG 2022 R0005). */
export const pageEmpty: PageRule = {
  codes: ['PAGE-EMPTY'],
  run: ({ inked, bleed }) =>
    inked.some((thing) => leavesInk(thing) && overlapOf(thing.bounds, bleed))
      ? []
      : [found('PAGE-EMPTY', 'error')],
};
