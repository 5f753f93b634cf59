import type { PreflightVariant } from '@rebblatt/contracts';
import { isWhite } from '../../content/inks.ts';
import type { PaintedObject } from '../../content/painted-object.ts';
import { coloursOf } from './colours-of.ts';
import { found } from './found.ts';
import type { Found, PageRule } from './rule.ts';

const leavesInk = (object: PaintedObject): boolean =>
  (object.kind === 'image' && !object.image.stencil) ||
  object.kind === 'shading' ||
  coloursOf(object).some((colour) => !isWhite(colour));

/** The page is not empty (GWG 2022 R0005); the inside of a cover often is, on purpose. */
export const pageEmpty: PageRule = {
  codes: ['PAGE-EMPTY'],
  run({ inked }, { kind }) {
    if (inked.some(leavesInk)) return [];
    // A white logo is no empty page to somebody who drew it on a dark one.
    const isWhiteOnly = inked.some((object) => coloursOf(object).length > 0);
    const params: Found['params'] = isWhiteOnly ? { variant: 'onlyWhite' satisfies PreflightVariant } : {};
    return [found('PAGE-EMPTY', kind === 'cover' ? 'info' : 'error', { params })];
  },
};
