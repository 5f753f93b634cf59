import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Capabilities, type Driver, inMarionette } from './driver.ts';
import { connectMarionette } from './marionette.ts';
import { findProgram, start, stop, until } from './program.ts';

/** Where Firefox is on this machine; `FIREFOX_PATH` comes first. */
export const findFirefox = () =>
  findProgram(
    process.env.FIREFOX_PATH,
    ...['firefox', 'firefox-esr', 'firefox.exe'],
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );

const SETTINGS = {
  // It writes the port that it took into the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'de-CH,de',
  // Bars that are always there, as on Windows and with a mouse on a Mac.
  'ui.useOverlayScrollbars': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Starts a Firefox without a window, with a profile of its own. */
export async function startFirefox(path: string, settings: Record<string, unknown> = {}): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'rebblatt-firefox-'));
  const lines = Object.entries({ ...SETTINGS, ...settings }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = start(path, words);
  const clear = async () => {
    await stop(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const marionette = await until('Firefox does not start', async () =>
      connectMarionette(Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'))),
    );
    const opened = await marionette.send('WebDriver:NewSession', {});
    return {
      capabilities: (opened as { capabilities: Capabilities }).capabilities,
      call: async (command, parameters = {}) => {
        const result = await marionette.send(inMarionette(command), parameters);
        return result && typeof result === 'object' && 'value' in result ? result.value : result;
      },
      quit: async () => {
        marionette.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
