import type { PreflightKind, PreflightSeverity } from '@rebblatt/contracts';
import type { PaintedImage } from '../../content/painted-object.ts';
import type { CheckedPage } from './rule.ts';

/** A content page is made by the organiser, who may have reasons: there a coarse image is never an error. */
export const severityOf = (tooCoarse: boolean, kind: PreflightKind): PreflightSeverity =>
  tooCoarse && kind !== 'content' ? 'error' : 'warning';

/**
 * The lower resolution of the two directions (GWG 2022 D0018). In a direction of one pixel nothing changes, so it is not
 * coarse however far it is stretched: shadows and gradients are written as such strips.
 */
export const effectivePpi = ({ ppi, image }: PaintedImage): number =>
  Math.min(
    image.widthPx > 1 ? ppi.x : Number.POSITIVE_INFINITY,
    image.heightPx > 1 ? ppi.y : Number.POSITIVE_INFINITY,
  );

/** Whether an image has hard edges, one bit per pixel: a stencil or a bitmap, but not the colour of a soft shadow. */
export const isBitmap = ({ image }: PaintedImage): boolean =>
  image.stencil || (image.bits === 1 && !image.softMasked);

/** The images whose resolution matters: larger than a few pixels, and not masks of others. */
export const imagesOf = ({ inked }: CheckedPage, minPx: number): PaintedImage[] =>
  inked
    .filter((object) => object.kind === 'image')
    .filter(({ image }) => Math.max(image.widthPx, image.heightPx) > minPx);
