import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ON_PATH = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];

const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The program file of an installed Chrome, Chromium or Edge, or undefined. */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return candidates(env).find((path) => existsSync(path));
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return MACOS;
  if (process.platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return roots.flatMap((root) => WINDOWS.map((path) => join(root, path)));
  }
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => ON_PATH.map((name) => join(folder, name)));
}
