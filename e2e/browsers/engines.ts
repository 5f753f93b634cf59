import type { Driver } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit, webkitLacks } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';

export const ENGINES = {
  firefox: { name: 'Firefox', find: findFirefox, start: startFirefox, lacks: () => undefined },
  webkit: { name: 'WebKit', find: findWebKit, start: startWebKit, lacks: webkitLacks },
} satisfies Record<
  Engine,
  {
    name: string;
    find: () => string | undefined;
    start: (path: string) => Promise<Driver>;
    /** Why it cannot run although it is there. */
    lacks: (path: string) => string | undefined;
  }
>;

/** What is on this machine: the engines that can run, and a line about each for the person who asked. */
export function foundEngines(): { engines: Engine[]; notes: string[] } {
  const engines: Engine[] = [];
  const notes: string[] = [];
  for (const engine of Object.keys(ENGINES) as Engine[]) {
    const { name, find, lacks } = ENGINES[engine];
    const path = find();
    const lack = path && lacks(path);
    if (!path) notes.push(`${name}: not found`);
    else if (lack) notes.push(`${name}: ${path} cannot run. ${lack}`);
    else {
      engines.push(engine);
      notes.push(`${name}: ${path}`);
    }
  }
  return { engines, notes };
}
