import type { PaintedObject } from '../../content/painted-object.ts';
import { found } from './found.ts';
import type { PageRule } from './rule.ts';

/**
 * Whether an object is transparent or blended. A group is by how it is painted as a whole, and as a mask; what is in it is
 * an object of its own, so that a group whose objects are all opaque is none, as InDesign puts around placed files.
 */
export function isTransparent(object: PaintedObject): boolean {
  const { state, kind } = object;
  if (kind === 'group' && object.role !== 'form') return object.role !== 'page';
  if (state.softMask || state.blendMode !== 'Normal') return true;
  if (kind === 'group') return state.alphaFill < 1;
  if (kind === 'image') return object.image.softMasked || state.alphaFill < 1;
  if (kind === 'shading') return state.alphaFill < 1;
  return (object.fill !== null && state.alphaFill < 1) || (object.stroke !== null && state.alphaStroke < 1);
}

/** Transparency: reported on pages, refused in logos, which are PDF 1.3. */
export const transp: PageRule = {
  codes: ['TRANSP'],
  run: ({ seen }, { kind }) =>
    seen
      .filter(isTransparent)
      .map(({ bounds }) => found('TRANSP', kind === 'logo' ? 'error' : 'info', { bounds })),
};
