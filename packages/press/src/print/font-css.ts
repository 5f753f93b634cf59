import { readFileSync } from 'node:fs';
import type { PrintedLook } from '@rebblatt/contracts';
import { fontFaceCss, pairOf } from '@rebblatt/printed-page';
import { sheetDependencyPath } from '../package-path.ts';

const cached = new Map<string, string>();

/** The fonts of the printed pages as `@font-face` rules with inlined files: the renderer must not load anything. */
export function inlinedFontCss(look: PrintedLook | undefined): string {
  const pair = pairOf(look);
  const known = cached.get(pair);
  if (known !== undefined) return known;
  const css = fontFaceCss(pair, ({ file }) => {
    return `data:font/woff2;base64,${readFileSync(sheetDependencyPath(file)).toString('base64')}`;
  });
  cached.set(pair, css);
  return css;
}
