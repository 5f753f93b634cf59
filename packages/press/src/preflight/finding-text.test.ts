import { preflightEnglish, preflightGerman } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { findingText } from './finding-text.ts';
import { notExamined } from './rules/found.ts';
import { toFinding } from './to-finding.ts';

test('what could not be checked is named in words, but only when there is a name', () => {
  const finding = toFinding(notExamined(['COL-TAC', 'PAGE-BLEED-CONTENT', 'NOT-EXAMINED']), 1);
  expect(findingText(preflightGerman, finding)).toContain('(Farbauftrag, Bilder und Flächen im Beschnitt)');
  expect(findingText(preflightEnglish, finding)).toContain('(ink coverage, images and areas in the bleed)');
});
