import type { PreflightKind, PreflightSeverity } from '@rebblatt/contracts';
import type { PaintedImage } from '../interpret/painted-object.ts';
import type { CheckedPage } from './rule.ts';

/** A content page is made by the organiser, who may have reasons: there a coarse image is never an error. */
export const severityOf = (tooCoarse: boolean, kind: PreflightKind): PreflightSeverity =>
  tooCoarse && kind !== 'content' ? 'error' : 'warning';

/** The lower resolution of the two directions (GWG 2022 D0018). */
export const effectivePpi = ({ ppi }: PaintedImage): number => Math.min(ppi.x, ppi.y);

/** Whether an image has hard edges, one bit per pixel: a stencil or a bitmap, but not the colour of a soft shadow. */
export const isBitmap = ({ image }: PaintedImage): boolean =>
  image.stencil || (image.bits === 1 && !image.softMasked);

/** The images whose resolution matters: larger than a few pixels, and not masks of others. */
export const imagesOf = ({ inked }: CheckedPage, minPx: number): PaintedImage[] =>
  inked
    .filter((object) => object.kind === 'image')
    .filter(({ image }) => Math.max(image.widthPx, image.heightPx) > minPx);
