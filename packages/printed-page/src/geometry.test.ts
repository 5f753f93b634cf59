import { expect, test } from 'vitest';
import { bleedBoxMm, laidOutMm, logoHoleMm, placeInLogoHole, trimBoxMm } from './geometry.ts';

test('the laid-out page includes the bleed, and the bleed is 3 mm around the trim', () => {
  expect(trimBoxMm).toEqual({ x: 6, y: 6, width: 210, height: 135 });
  expect(bleedBoxMm).toEqual({ x: 3, y: 3, width: 216, height: 141 });
  expect(laidOutMm.width).toBeGreaterThan(bleedBoxMm.x + bleedBoxMm.width);
  expect(laidOutMm.height).toBeGreaterThan(bleedBoxMm.y + bleedBoxMm.height);
});

test('a logo of the required size is placed at its actual size', () => {
  expect(placeInLogoHole({ width_mm: 65, height_mm: 122.5 })).toEqual(logoHoleMm);
});

test('another size keeps its proportions and is centred', () => {
  const box = placeInLogoHole({ width_mm: 130, height_mm: 100 });
  expect(box.width).toBeCloseTo(65);
  expect(box.height).toBeCloseTo(50);
  expect(box.x + box.width / 2).toBeCloseTo(logoHoleMm.x + 32.5);
  expect(box.y + box.height / 2).toBeCloseTo(logoHoleMm.y + 61.25);
});
