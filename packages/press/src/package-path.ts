import { createRequire } from 'node:module';

/**
 * The path of a file of one of the press's own npm packages.
 *
 * Works from source and from the API's bundle; the bundle is in another folder, where the press's dependencies are not
 * visible, so there they are resolved through the press package itself.
 */
export function packagePath(specifier: string): string {
  const here = createRequire(import.meta.url);
  try {
    return here.resolve(specifier);
  } catch {
    return createRequire(here.resolve('@rebblatt/press')).resolve(specifier);
  }
}

/** The path of a file in a dependency of the package of printed pages: its fonts. */
export const sheetDependencyPath = (specifier: string): string =>
  createRequire(packagePath('@rebblatt/printed-page/package.json')).resolve(specifier);
