import { readFileSync } from 'node:fs';
import { fontFaceCss } from '@rebblatt/sheet';
import { sheetDependencyPath } from '../package-path.ts';

let cached: string | undefined;

/** The printed pages' fonts as `@font-face` rules with the files inlined: the renderer may load nothing. */
export function inlinedFontCss(): string {
  cached ??= fontFaceCss(({ file }) => {
    return `data:font/woff2;base64,${readFileSync(sheetDependencyPath(file)).toString('base64')}`;
  });
  return cached;
}
