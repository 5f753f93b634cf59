import { readFileSync } from 'node:fs';
import { fontFaceCss } from '@rebblatt/printed-page';
import { sheetDependencyPath } from '../package-path.ts';

let cached: string | undefined;

/** The fonts of the printed pages as `@font-face` rules with inlined files: the renderer must not load anything. */
export function inlinedFontCss(): string {
  cached ??= fontFaceCss(({ file }) => {
    return `data:font/woff2;base64,${readFileSync(sheetDependencyPath(file)).toString('base64')}`;
  });
  return cached;
}
