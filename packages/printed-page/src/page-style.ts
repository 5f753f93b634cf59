import type { PrintedLook } from '@rebblatt/contracts';
import { accentCss } from './palette.ts';
import { familiesOf, pairOf } from './type/measure.ts';

/** What a design changes in the stylesheets of the pages, as CSS. */
export interface PageStyle {
  /** The colour of headings, names and awards. */
  accent: string;
  /** The family of names and lists. */
  text: string;
  /** The family of addresses and small type. */
  small: string;
}

/** How the pages of a design are drawn; without one as they always are. */
export function styleOf(look: PrintedLook | undefined): PageStyle {
  const { text, small } = familiesOf(pairOf(look));
  return { accent: accentCss(look), text, small };
}
