import { type ManualName, manuals } from '@rebblatt/manual';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../locales/*/*.ts', { eager: true });

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)));

/** All that the screens say in one language. */
const saidIn = (language: string): string[] =>
  Object.entries(files).flatMap(([path, module]) =>
    path.includes(`/locales/${language}/`) ? flat(module) : [],
  );

const BOLD = /\*\*(.+?)\*\*/g;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

// Bold in a manual is what stands on a screen exactly so. Whether it is the screen of the sentence, a reader has to see.
test.each(Object.keys(manuals) as ManualName[])('%s: every bold word stands on a screen', (name) => {
  const { locale, chapters } = manuals[name];
  const said = new Set(saidIn(locale.slice(0, 2)));
  const bold = textsOf(chapters).flatMap((text) => [...text.matchAll(BOLD)].map(([, word = '']) => word));
  expect(bold.length).toBeGreaterThan(20);
  expect(bold.filter((word) => !said.has(word))).toEqual([]);
});
