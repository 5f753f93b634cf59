import { createRequire } from 'node:module';

/**
 * The path of a file of one of the press's own npm packages.
 *
 * Runs from source and from the API's bundle; the bundle lies in another folder, where the press's dependencies
 * are not visible, so there the way leads through the press package itself.
 */
export function packagePath(specifier: string): string {
  const here = createRequire(import.meta.url);
  try {
    return here.resolve(specifier);
  } catch {
    return createRequire(here.resolve('@rebblatt/press')).resolve(specifier);
  }
}

/** The path of a file that the package of printed pages depends on: its fonts. */
export const sheetDependencyPath = (specifier: string): string =>
  createRequire(packagePath('@rebblatt/sheet/package.json')).resolve(specifier);
