import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // The size of targets is a part of WCAG 2.2 AA that axe omits by default.
  rules: { 'target-size': { enabled: true } },
  // Passes need not be described, which would take as long as finding the violations.
  resultTypes: ['violations'],
};

/** The rules of WCAG 2.2 AA that the screen violates according to axe, and the elements that violate them. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Once a document: compiling it takes longer than looking at a small screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  await page.evaluate(atRest);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run: (on: Document, rules: RunOptions) => Promise<AxeResults> };
    };
    return (await axe.run(document, rules)).violations;
  }, RULES);
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Waits until nothing that has just appeared is still fading in: half faded, a text has too little contrast. What never
 * ends is not waited for, nor what moves with the scrolling.
 */
async function atRest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  // A transition begins with the frame after the one that shows it.
  await frame();
  await frame();
  while (running().length > 0) await frame();
}

let source: string | undefined;

/**
 * What defines `axe`. It keeps the numbers of every colour in weak maps, with which two fifths of its time go into
 * finding them and collecting garbage; here a colour carries them itself.
 */
const axeSource = (): string =>
  (source ??= `(() => {
    class OnTheObject {
      key = Symbol();
      has(object) { return this.key in object; }
      get(object) { return object[this.key]; }
      set(object, value) { object[this.key] = value; return this; }
      add(object) { return this.set(object, true); }
    }
    ${published().replaceAll(/=new Weak(Map|Set)\b/g, '=new OnTheObject')}
  })()`);

const published = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
