import { describe, expect, it } from 'vitest';
import { companyProfile, password } from './session.ts';

describe('a house number', () => {
  it.each(
    '12|12a|12 A|12bis|12 bis|12Bis|12 ter|12ter|12 quater|12 bis A|12bisB|12–14|12-14|12 – 14|12/14|12a–c|12bis–14ter|12 bis / 14|12+14|12.1|1'.split(
      '|',
    ),
  )('may be %s', (number) => expect(companyProfile.number.parse(number)).toBe(number));
  it.each('bis|a12|12 bister|12--14|12 Postfach|12abc|12ab|12 bis AB|-12'.split('|'))('is not %s', (number) =>
    expect(companyProfile.number.safeParse(number).success).toBe(false),
  );
});

describe('a password', () => {
  it('is one whether its letters are typed as one or as two', () => {
    expect(password.parse('Zu\u0308richsee')).toBe('Zürichsee');
  });
  it('has its length in that form', () => {
    expect(password.safeParse('a\u0308'.repeat(36)).success).toBe(true);
    expect(password.safeParse('ä'.repeat(37)).success).toBe(false);
    expect(password.safeParse('a\u0308'.repeat(3)).success).toBe(false);
  });
});
