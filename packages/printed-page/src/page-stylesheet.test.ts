import { expect, test } from 'vitest';
import { pageStylesheet } from './page-stylesheet.ts';
import { type InkName, inkCss, palette } from './palette.ts';

test('the stylesheet uses no colour outside the palette', () => {
  const allowed = new Set((Object.keys(palette) as InkName[]).map(inkCss));
  const used = pageStylesheet().match(/rgba?\([^)]*\)|hsla?\([^)]*\)|#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(used.filter((colour) => !allowed.has(colour))).toEqual([]);
  expect(used.length).toBeGreaterThan(5);
});

test('the stylesheet contains nothing that does not convert cleanly for print', () => {
  expect(pageStylesheet()).not.toMatch(/gradient|opacity|filter|shadow|blend|border-radius|@import|url\(/);
});

test('neutral inks are equal in red, green and blue and print in black alone', () => {
  for (const { rgb, cmyk } of Object.values(palette)) {
    const neutral = new Set(rgb).size === 1;
    expect(neutral).toBe(cmyk.slice(0, 3).every((part) => part === 0));
  }
});

test('no two inks share their RGB, so the conversion to CMYK is exact', () => {
  const colours = Object.values(palette).map(({ rgb }) => rgb.join());
  expect(new Set(colours).size).toBe(colours.length);
});
