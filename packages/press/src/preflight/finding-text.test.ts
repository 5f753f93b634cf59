import { preflightEnglish, preflightGerman } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { findingText } from './finding-text.ts';
import { found, notExamined } from './rules/found.ts';
import { toFinding } from './to-finding.ts';

test('what could not be checked is named in words, but only when there is a name', () => {
  const finding = toFinding(notExamined(['COL-TAC', 'PAGE-BLEED-CONTENT', 'NOT-EXAMINED']), 1);
  expect(findingText(preflightGerman, finding)).toContain('(Farbauftrag, Bilder und Flächen im Beschnitt)');
  expect(findingText(preflightEnglish, finding)).toContain('(ink coverage, images and areas in the bleed)');
});

test('a file that states no printing condition is said to state none', () => {
  const finding = toFinding(found('COL-OUTPUTINTENT', 'info', { wanted: 'FOGRA39' }), 1);
  expect(findingText(preflightGerman, finding)).toMatch(/^Die Datei sagt nicht, .* nötig ist FOGRA39\./);
  const other = { ...finding, measured: 'CGATS TR 001' };
  expect(findingText(preflightGerman, other)).toContain('(angegeben: CGATS TR 001)');
});

test('transparency is spoken of as what it is: allowed on a page, wrong in a logo', () => {
  const page = toFinding(found('TRANSP', 'info'), 1);
  const logo = toFinding(found('TRANSP', 'error'), 1);
  expect(findingText(preflightGerman, page)).toBe(
    'Die Seite enthält durchsichtige Teile. Sie dürfen bleiben.',
  );
  expect(findingText(preflightGerman, logo)).toMatch(/^Das Logo .* PDF 1\.3\.$/);
  expect(findingText(preflightEnglish, page)).not.toContain('logo');
});
