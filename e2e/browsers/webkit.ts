import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Driver, openSession } from './driver.ts';
import { findProgram, freePort, start, stop, until } from './program.ts';

/** The program through which WebKit is driven on this machine; `WEBKIT_DRIVER_PATH` comes first. */
export const findWebKit = () =>
  findProgram(process.env.WEBKIT_DRIVER_PATH, 'WebKitWebDriver', 'safaridriver');

const isSafari = (path: string) => /safaridriver$/.test(path);

/** Why WebKit cannot run although it is there. */
export const webkitLacks = (path: string): string | undefined =>
  isSafari(path) || process.env.DISPLAY || process.env.WAYLAND_DISPLAY || findProgram('Xvfb')
    ? undefined
    : 'It shows a window: it needs a display, or Xvfb.';

const SURROUNDINGS = {
  LANG: 'C.UTF-8',
  LANGUAGE: 'de_CH:de',
};

/**
 * Bars that are always there, as with a mouse on a Mac. It has to be asked for: WebKit's driver sets
 * `GTK_OVERLAY_SCROLLING` for the browser by this wish alone, whatever stands in its own surroundings.
 */
const WISHED = { 'webkitgtk:browserOptions': { useOverlayScrollbars: false } };

/** Starts WebKit's own little browser, on a screen of its own where there is none, or Safari. */
export async function startWebKit(path: string): Promise<Driver> {
  const started: ChildProcess[] = [];
  const clear = async () => {
    for (const child of started.reverse()) await stop(child);
  };
  try {
    const env: NodeJS.ProcessEnv = { ...process.env, ...SURROUNDINGS };
    const xvfb = findProgram('Xvfb');
    if (!isSafari(path) && !env.DISPLAY && !env.WAYLAND_DISPLAY && xvfb) {
      const words = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
      const screen = start(xvfb, words, { stdio: ['ignore', 'pipe', 'ignore'] });
      started.push(screen);
      const [display] = await once(screen.stdout as Readable, 'data');
      env.DISPLAY = `:${String(display).trim()}`;
    }
    const port = await freePort();
    started.push(start(path, ['-p', String(port)], { env }));
    const session = await until('WebKit does not start', () =>
      openSession(`http://127.0.0.1:${port}`, isSafari(path) ? { browserName: 'safari' } : WISHED),
    );
    return {
      capabilities: session.capabilities,
      call: session.call,
      quit: async () => {
        await session.close().catch(() => undefined);
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
