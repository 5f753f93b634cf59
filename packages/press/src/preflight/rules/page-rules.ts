import { colBlendCs } from './col-blend-cs.ts';
import { colCalgray } from './col-calgray.ts';
import { colIccCmyk } from './col-icc-cmyk.ts';
import { colIccGray } from './col-icc-gray.ts';
import { colRegistration } from './col-registration.ts';
import { colRgb } from './col-rgb.ts';
import { colSpot } from './col-spot.ts';
import { colTac } from './col-tac.ts';
import { contentCut } from './content-cut.ts';
import { fontDamaged } from './font-damaged.ts';
import { fontLetters } from './font-letters.ts';
import { imgContradicts } from './img-contradicts.ts';
import { imgDamaged } from './img-damaged.ts';
import { imgOverres } from './img-overres.ts';
import { imgPpi } from './img-ppi.ts';
import { imgPpi1bit } from './img-ppi-1bit.ts';
import { imgPpiPage } from './img-ppi-page.ts';
import { interactiveAnnotations } from './interactive-annotations.ts';
import { lineHairline } from './line-hairline.ts';
import { miscX } from './misc-x.ts';
import { ovpBlackMissing } from './ovp-black-missing.ts';
import { ovpGray } from './ovp-gray.ts';
import { ovpWhitePath } from './ovp-white-path.ts';
import { ovpWhiteText } from './ovp-white-text.ts';
import { pageBleedContent } from './page-bleed-content.ts';
import { pageDamaged } from './page-damaged.ts';
import { pageEmpty } from './page-empty.ts';
import { pageMarks } from './page-marks.ts';
import { pageNearTrim } from './page-near-trim.ts';
import type { PageRule } from './rule.ts';
import { transp } from './transp.ts';
import { txtCourier } from './txt-courier.ts';
import { txtFontEmbed } from './txt-font-embed.ts';
import { txtRichblack } from './txt-richblack.ts';
import { txtSmallMulti } from './txt-small-multi.ts';
import { txtSmallWhite } from './txt-small-white.ts';

/** The rules about what a page paints, in the order of the report. */
export const pageRules: readonly PageRule[] = [
  pageEmpty,
  pageDamaged,
  contentCut,
  fontDamaged,
  fontLetters,
  imgDamaged,
  imgContradicts,
  pageMarks,
  pageBleedContent,
  pageNearTrim,
  imgPpi,
  imgPpi1bit,
  imgPpiPage,
  imgOverres,
  colRgb,
  colSpot,
  colIccCmyk,
  colIccGray,
  colCalgray,
  colRegistration,
  colBlendCs,
  colTac,
  txtFontEmbed,
  txtCourier,
  txtSmallMulti,
  txtSmallWhite,
  txtRichblack,
  lineHairline,
  ovpWhiteText,
  ovpWhitePath,
  ovpGray,
  ovpBlackMissing,
  transp,
  interactiveAnnotations,
  miscX,
];
