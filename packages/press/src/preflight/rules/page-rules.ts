import { colRgb } from './col-rgb.ts';
import { imgPpi } from './img-ppi.ts';
import type { PageRule } from './rule.ts';
import { txtFontEmbed } from './txt-font-embed.ts';

/** The rules about what a page paints. */
export const pageRules: readonly PageRule[] = [imgPpi, colRgb, txtFontEmbed];
