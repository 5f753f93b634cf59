import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exhibitorChapters } from './chapter-of.ts';
import { manuals } from './manuals.ts';
import { pictures } from './pictures.ts';

const stepsOf = (manual: (typeof manuals)[keyof typeof manuals]) =>
  manual.chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('steps' in block ? block.steps : [])));

test.each(Object.entries(manuals))('%s: every picture was taken and has a caption', (_name, manual) => {
  const shown = stepsOf(manual).filter(({ picture }) => picture);
  expect(shown.length).toBeGreaterThan(0);
  for (const { picture, shows } of shown) {
    const file = join(import.meta.dirname, '../pictures', manual.locale.slice(0, 2), `${picture}.png`);
    expect([picture, existsSync(file), Boolean(shows)]).toEqual([picture, true, true]);
  }
});

test.each(['exhibitor-de', 'exhibitor-fr', 'exhibitor-en'] as const)(
  '%s has the chapters, steps and pictures of the others',
  (name) => {
    const shapeOf = (which: typeof name) =>
      manuals[which].chapters.map(({ id, blocks }) => ({
        id,
        blocks: blocks.map((block) =>
          'steps' in block ? block.steps.map(({ picture = null }) => picture) : Object.keys(block),
        ),
      }));
    expect(shapeOf(name)).toEqual(shapeOf('exhibitor-de'));
    expect(manuals[name].chapters.map(({ id }) => id)).toEqual(Object.keys(exhibitorChapters));
  },
);

test('every picture stands in a manual', () => {
  const used = new Set(
    Object.values(manuals).flatMap((manual) => stepsOf(manual).map(({ picture }) => picture)),
  );
  expect(Object.keys(pictures).filter((id) => !used.has(id as keyof typeof pictures))).toEqual([]);
});
