import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a password', () => {
  it('is refused when it is one of those that leaks have most often', () => {
    const frequent = dictionary['passwords-common'].filter(({ length }) => length >= 6);
    expect(frequent.length).toBeGreaterThan(42_000);
    expect(frequent.filter((password) => !isCommonPassword(password))).toEqual([]);
    expect(frequent.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
  });

  it.each([
    ...['123456', '12345678', '987654321', '111111', '000000', '121212', '123123', 'abcabc', 'aaaaaaa'],
    ...[
      'password',
      'Password1',
      'P@ssw0rd',
      'passw0rd!',
      'Passwort123',
      'PASSWORT2024',
      '!admin!',
      'admin123456',
    ],
    ...[
      'qwertz',
      'qwertz123',
      'qwerty12345',
      '1q2w3e4r',
      'asdfghjkl',
      'yxcvbnm',
      'qayxsw',
      'abc123',
      'abcdef',
    ],
    ...[
      'iloveyou',
      'ichliebedich1',
      'Sommer2026',
      'Sommer26!',
      'Zürich2025',
      'letmein',
      'Rebblatt1',
      'wein2026',
    ],
    ...['01.02.1990', '19900201', '240580', 'testtest', 'welcome1', 'dragon69', 'trustno1', 'hallo123'],
    // Of a list of a hundred thousand: in the middle, and near its end.
    ...['Liverpool123', 'david12345', 'collier', 'magic9', 'tina10'],
    ...['r2d2c3po', 'renault', 'Umbrella1', 'jamesbond007', 'snoopdog'],
  ])('that is among the first guesses is refused: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'degustation',
    'Steg am Ufer',
    'korkenzieher-blau',
    'mein Wein ist 7 Jahre alt',
    'kT9#vLq2',
    'drei rote Boote',
    '83741905',
    'Räuschlingkeller',
  ])('that is original is accepted: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
