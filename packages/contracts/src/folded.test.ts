import { describe, expect, it } from 'vitest';
import { containsWords, folded, nameKey } from './folded.ts';
import { findings, otherNames, sameNames, strangers } from './same-names.cases.ts';

describe('the folding of names', () => {
  it.each(sameNames)('takes «%s» and «%s» for one', (one, other) => expect(folded(one)).toBe(folded(other)));
  it.each(otherNames)('tells «%s» from «%s»', (one, other) => expect(folded(one)).not.toBe(folded(other)));
});

describe('a search', () => {
  it.each(findings)('for «%s» finds «%s»', (typed, name) => expect(containsWords(name, typed)).toBe(true));
  it.each(strangers)('for «%s» does not find «%s»', (typed, name) =>
    expect(containsWords(name, typed)).toBe(false),
  );
});

it('finds what a list means without blanks, signs and the spelling of umlauts', () => {
  expect(nameKey('Räuschling-Kabinett')).toBe(nameKey('raeuschling kabinett'));
});
