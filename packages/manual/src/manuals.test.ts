import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exhibitorChapters } from './chapter-of.ts';
import type { Manual } from './manual.ts';
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

/** Chapters, kinds of blocks and pictures, which are the same in every language. */
const shapeOf = ({ chapters }: Manual) =>
  chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) =>
      'steps' in block ? block.steps.map(({ picture = null }) => picture) : Object.keys(block),
    ),
  }));

test.each(['exhibitor-de', 'exhibitor-fr', 'exhibitor-en'] as const)(
  '%s has the chapters, steps and pictures of the others',
  (name) => {
    expect(shapeOf(manuals[name])).toEqual(shapeOf(manuals['exhibitor-de']));
    expect(manuals[name].chapters.map(({ id }) => id)).toEqual(Object.keys(exhibitorChapters));
  },
);

test('the organiser’s manual has the same chapters, steps and pictures in English as in German', () => {
  expect(shapeOf(manuals['organiser-en'])).toEqual(shapeOf(manuals['organiser-de']));
});

test('every picture stands in a manual', () => {
  const used = new Set(
    Object.values(manuals).flatMap((manual) => stepsOf(manual).map(({ picture }) => picture)),
  );
  expect(Object.keys(pictures).filter((id) => !used.has(id as keyof typeof pictures))).toEqual([]);
});
