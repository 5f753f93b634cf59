import type { PaintedThing } from '../interpret/painted-thing.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/** Whether something shines through, or is blended as a group; a page is one anyway. */
export function isTransparent(thing: PaintedThing): boolean {
  const { state, kind } = thing;
  if (kind === 'group') return thing.role !== 'page';
  if (state.softMask || state.blendMode !== 'Normal') return true;
  if (kind === 'image') return thing.image.softMasked || state.alphaFill < 1;
  if (kind === 'shading') return state.alphaFill < 1;
  return (thing.fill !== null && state.alphaFill < 1) || (thing.stroke !== null && state.alphaStroke < 1);
}

/** Transparency: told of pages, refused in logos, which are PDF 1.3. */
export const transp: PageRule = {
  codes: ['TRANSP'],
  run: ({ seen }, { kind }) =>
    seen
      .filter(isTransparent)
      .map(({ bounds }) => found('TRANSP', kind === 'logo' ? 'error' : 'info', { bounds })),
};
