import { isWhite } from '../../content/inks.ts';
import type { PaintedObject } from '../../content/painted-object.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

const leavesInk = (object: PaintedObject): boolean =>
  (object.kind === 'image' && !object.image.stencil) ||
  object.kind === 'shading' ||
  coloursOf(object).some((colour) => !isWhite(colour));

/** The page is not empty (GWG 2022 R0005); the inside of a cover often is, on purpose. */
export const pageEmpty: PageRule = {
  codes: ['PAGE-EMPTY'],
  run: ({ inked }, { kind }) =>
    inked.some(leavesInk) ? [] : [found('PAGE-EMPTY', kind === 'cover' ? 'info' : 'error')],
};
