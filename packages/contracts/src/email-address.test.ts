import { describe, expect, it } from 'vitest';
import { normalAddress, shownAddress } from './email-address.ts';

describe('an address', () => {
  it.each([
    ['Info@Weingut.CH', 'info@weingut.ch'],
    ['info@müller.ch', 'info@xn--mller-kva.ch'],
    ['info@mu\u0308ller.ch', 'info@xn--mller-kva.ch'],
    ['INFO@MÜLLER.CH', 'info@xn--mller-kva.ch'],
    ['info@château-rouge.example.fr', 'info@xn--chteau-rouge-qbb.example.fr'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['info@xn--mller-kva.ch', 'info@xn--mller-kva.ch'],
    ["o'brien+fair!#$%&*/=?^_`{|}~-@x.ch", "o'brien+fair!#$%&*/=?^_`{|}~-@x.ch"],
    ['a.b.c@sub.x.swiss', 'a.b.c@sub.x.swiss'],
    ['"john smith"@x.ch', '"john smith"@x.ch'],
    ['"a@b"@x.ch', '"a@b"@x.ch'],
    ['"plain.name"@x.ch', 'plain.name@x.ch'],
    ['"a\\"b"@x.ch', '"a\\"b"@x.ch'],
    ['in\u200Bfo@x.ch', 'info@x.ch'],
    [' info@x.ch\u00A0', 'info@x.ch'],
  ])('%s is %s', (typed, stored) => {
    expect(normalAddress(typed)).toBe(stored);
    expect(normalAddress(stored)).toBe(stored);
    expect(normalAddress(shownAddress(stored))).toBe(stored);
  });

  it.each([
    '',
    'x',
    '@x.ch',
    'a@',
    'a@b',
    'a@@x.ch',
    'a b@x.ch',
    '.a@x.ch',
    'a..b@x.ch',
    'a.@x.ch',
    'a@x..ch',
    'a@-x.ch',
    'a@127.0.0.1',
    'a@127.1',
    'a@[127.0.0.1]',
    'a@x.ch/y',
    'a@x.ch:80',
    'a@x.ch?subject=x',
    'a<b@x.ch',
    'a,b@x.ch',
    'müller@x.ch',
    '"a"b@x.ch',
    `${'a'.repeat(65)}@x.ch`,
    `a@${'b'.repeat(64)}.ch`,
    `a@${'bcdefgh.'.repeat(32)}ch`,
  ])('«%s» is none', (typed) => expect(normalAddress(typed)).toBeNull());
});

it('shows a domain as people write it', () => {
  for (const name of [
    'müller.ch',
    'château-rouge.example.fr',
    'straße.de',
    'ünï.öä.ch',
    '甲州.jp',
    'domaine-é.swiss',
  ]) {
    const stored = normalAddress(`info@${name}`) ?? '';
    expect(shownAddress(stored)).toBe(`info@${name}`);
    expect(stored).toMatch(/^[ -~]+$/);
  }
  expect(shownAddress('info@xn--0.ch')).toBe('info@xn--0.ch');
  expect(shownAddress('xn--mller-kva@x.ch')).toBe('xn--mller-kva@x.ch');
});
