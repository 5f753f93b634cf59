import { expect, it } from 'vitest';
import { bookFileIn, changedPagesName } from './book-file-name.ts';

const BOOK = 'Messe, Buch 7 2026-11-26 Buch 12.pdf';

it.each([
  [BOOK, 'Messe, Buch 7 2026-11-26 Livre 12.pdf', 'Messe, Buch 7 2026-11-26 Book 12.pdf'],
  ['M 2026-11-26 Buch 1.json', 'M 2026-11-26 Livre 1.json', 'M 2026-11-26 Book 1.json'],
  [
    'M 2026-11-26 Buch 1 Umschlag 2026-11-25.pdf',
    'M 2026-11-26 Livre 1 Couverture 2026-11-25.pdf',
    'M 2026-11-26 Book 1 Cover 2026-11-25.pdf',
  ],
  [
    changedPagesName('M 2026-11-26 Buch 1.pdf'),
    'M 2026-11-26 Livre 1 pages modifiées.pdf',
    'M 2026-11-26 Book 1 changed pages.pdf',
  ],
  ['katalog.pdf', 'katalog.pdf', 'katalog.pdf'],
])('names a file of a book in the reader’s language: %s', (stored, french, english) => {
  expect([bookFileIn('de', stored), bookFileIn('fr', stored), bookFileIn('en', stored)]).toEqual([
    stored,
    french,
    english,
  ]);
});
