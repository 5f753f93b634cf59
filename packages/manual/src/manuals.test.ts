import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { usualThresholds } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { exhibitorChapters } from './chapter-of.ts';
import { type ManualName, manuals } from './manuals.ts';
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

/** What the languages of a manual have in common: chapters, blocks with their numbers of entries, and pictures. */
const shapeOf = (which: ManualName) =>
  manuals[which].chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => {
      if ('steps' in block) return block.steps.map(({ picture = null }) => picture);
      const [[kind, content]] = Object.entries(block) as [[string, string | unknown[]]];
      return typeof content === 'string' ? kind : `${kind} ${content.length}`;
    }),
  }));

test.each([
  ['exhibitor-fr', 'exhibitor-de'],
  ['exhibitor-en', 'exhibitor-de'],
  ['organiser-fr', 'organiser-de'],
  ['organiser-en', 'organiser-de'],
] as const)('%s has the chapters, steps and pictures of %s', (name, german) => {
  expect(shapeOf(name)).toEqual(shapeOf(german));
});

test.each(['exhibitor-de', 'exhibitor-fr', 'exhibitor-en'] as const)(
  '%s says in chapter 12 that a logo is PDF 1.3, and what else is taken',
  (name) => {
    const facts = manuals[name].chapters[11]?.blocks.flatMap((block) =>
      'facts' in block ? block.facts : [],
    );
    const texts = (facts ?? []).map(([, text]) => text).filter((text) => text.includes('PDF 1.3'));
    expect(texts).toEqual([expect.stringMatching(/^PDF 1\.3, /), expect.stringMatching(/PDF 1\.3/)]);
  },
);

test.each(['exhibitor-de', 'exhibitor-fr', 'exhibitor-en'] as const)(
  '%s asks for the distance from the cut of which the check warns',
  (name) => {
    const facts = manuals[name].chapters[11]?.blocks.flatMap((block) =>
      'facts' in block ? block.facts : [],
    );
    const distance = (facts ?? []).find(([label]) => /^(?:Abstand|Distance|Margin)$/.test(label));
    expect(distance?.[1].replace('\u00A0', ' ')).toContain(` ${usualThresholds.near_trim_mm} mm `);
  },
);

test('the exhibitors’ manual has the chapters that the screens ask for', () => {
  expect(manuals['exhibitor-de'].chapters.map(({ id }) => id)).toEqual(Object.keys(exhibitorChapters));
});

test('every picture stands in a manual', () => {
  const used = new Set(
    Object.values(manuals).flatMap((manual) => stepsOf(manual).map(({ picture }) => picture)),
  );
  expect(Object.keys(pictures).filter((id) => !used.has(id as keyof typeof pictures))).toEqual([]);
});
