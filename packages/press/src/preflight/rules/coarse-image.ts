import type { PreflightKind, PreflightSeverity } from '@rebblatt/contracts';
import { overlapOf } from '../../pdf/rect.ts';
import type { PaintedImage } from '../interpret/painted-thing.ts';
import type { CheckedPage } from './rule.ts';

/** A content page is the organiser's own, who may know better: there a coarse picture is never an error. */
export const severityOf = (tooCoarse: boolean, kind: PreflightKind): PreflightSeverity =>
  tooCoarse && kind !== 'content' ? 'error' : 'warning';

/** The lower resolution of both directions (GWG 2022 D0018). */
export const effectivePpi = ({ ppi }: PaintedImage): number => Math.min(ppi.x, ppi.y);

/** Whether a picture has hard edges, one bit a pixel: a stencil or a bitmap, but not the colour of a soft shadow. */
export const isBitmap = ({ image }: PaintedImage): boolean =>
  image.stencil || (image.bits === 1 && !image.softMasked);

/** The pictures whose resolution matters: more than a few pixels, inside the bleed, and no masks of others. */
export const imagesOf = ({ inked, bleed }: CheckedPage, minPx: number): PaintedImage[] =>
  inked
    .filter((thing) => thing.kind === 'image')
    .filter(
      ({ image, bounds }) => Math.max(image.widthPx, image.heightPx) > minPx && overlapOf(bounds, bleed),
    );
