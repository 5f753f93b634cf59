import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { PASSWORD } from '../session.ts';
import { words } from '../words.ts';
import type { Driver } from './driver.ts';
import { type Found, look, type Target } from './in-page.ts';

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
/** For browsers it puts what it gives into `exports` where there is such a thing. */
const LIBRARY = `const module = {}, exports = window.TestingLibraryDom = {};
${readFileSync(join(dirname(library), '@testing-library/dom.umd.min.js'), 'utf8')}
exports.pattern = (source, flags) => new RegExp(source, flags);`;

/** The keys that WebDriver knows by characters of their own. */
const KEYS = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004', Control: '\ue009', Meta: '\ue03d' } as const;

const SELECT_ALL = process.platform === 'darwin' ? KEYS.Meta : KEYS.Control;

type Wanted = Omit<Target, 'name' | 'text' | 'within'> & {
  name?: string | RegExp;
  text?: string | RegExp;
  within?: Wanted;
};

/** A tab of a driven browser, used as a person does: it is clicked and typed into, and read as it is shown. */
export class Tab {
  readonly #driver: Driver;
  readonly #base: string;

  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  async open(path: string): Promise<void> {
    await this.#driver.call('open', { url: this.#base + path });
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.#driver.call('size', { x: 0, y: 0, width, height });
  }

  /** Runs a function in the page; it must stand alone. */
  async run<Args extends unknown[], Result>(
    work: (...passed: Args) => Result,
    ...passed: Args
  ): Promise<Result> {
    const script = `return (${work}).apply(null, arguments)`;
    return (await this.#driver.call('run', { script, args: passed })) as Result;
  }

  async look(wanted: Wanted, bringIntoView = false): Promise<Found> {
    const target = sent(wanted);
    const found = await this.run(look, target, bringIntoView);
    if (found) return found;
    // Once in each document.
    await this.#driver.call('run', { script: LIBRARY, args: [] });
    return (await this.run(look, target, bringIntoView)) as Found;
  }

  async sees(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.look(wanted)).count, worded(wanted)).toBeGreaterThan(0);
  }

  async seesNo(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.look(wanted)).count, worded(wanted)).toBe(0);
  }

  async reads(wanted: Wanted, value: string): Promise<void> {
    await expect.poll(async () => (await this.look(wanted)).value, worded(wanted)).toBe(value);
  }

  async readsSomething(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.look(wanted)).value || null, worded(wanted)).not.toBeNull();
  }

  /** A real click in its middle, once it is there, stays where it is and nothing lies over it. */
  async click(wanted: Wanted): Promise<void> {
    await expect(async () => {
      const { point } = await this.look(wanted, true);
      expect(point, worded(wanted).message).not.toBeNull();
      expect((await this.look(wanted)).point).toEqual(point);
      await this.#driver.call('act', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, ...point },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    }).toPass();
  }

  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((key) => [down(key), up(key)]));
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    await this.#keys([down(KEYS[key]), up(KEYS[key])]);
  }

  /** Replaces what stands in a field. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.#keys([down(SELECT_ALL), down('a'), up('a'), up(SELECT_ALL)]);
    await this.type(text);
    await this.reads(wanted, text);
  }

  /** Opens a select by one click, types at once, and chooses the first option that reads like this. */
  async choose(label: string | RegExp, typed: string, option: string | RegExp): Promise<void> {
    await this.click({ role: 'combobox', name: label, at: 0 });
    await this.sees({ role: 'listbox' });
    await this.type(typed);
    await this.click({ role: 'option', name: option, at: 0 });
    await this.seesNo({ role: 'listbox' });
  }

  /** Forgets whatever was stored, and has answered what a newcomer is asked. */
  async startAfresh(): Promise<void> {
    await this.open('/logo.svg');
    await this.#driver.call('cookie', { cookie: { name: 'cookie-accepted', value: '1', path: '/' } });
    await this.run(() => {
      localStorage.clear();
      localStorage.setItem('language', 'de');
    });
  }

  /** Signs in on the login screen, as somebody who has just come. */
  async signIn(email: string): Promise<void> {
    await this.startAfresh();
    await this.open('/login');
    const say = words.de;
    await this.fill({ role: 'textbox', name: say.email }, email);
    // A password has no role by which it could be found.
    await this.press('Tab');
    await this.type(PASSWORD);
    await this.press('Enter');
    await this.sees({ role: 'button', name: say.signOut });
  }

  async picture(file: string): Promise<void> {
    await writeFile(file, Buffer.from(String(await this.#driver.call('picture', { full: false })), 'base64'));
  }

  async #keys(actions: unknown[]): Promise<void> {
    await this.#driver.call('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

const worded = (wanted: Wanted) => ({
  message: JSON.stringify(wanted, (_, value) => (value instanceof RegExp ? String(value) : value)),
});

const wire = (words: string | RegExp) =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

function sent({ name, text, within, ...rest }: Wanted): Target {
  return {
    ...rest,
    ...(name !== undefined && { name: wire(name) }),
    ...(text !== undefined && { text: wire(text) }),
    ...(within && { within: sent(within) }),
  };
}
