import type { LogoPlacement } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { chosenOf, colourOf, previewOf, roomOf, shownColour, withWidth } from './placement.rules.ts';

const placement: LogoPlacement = {
  from: 'picture',
  width_px: 600,
  height_px: 300,
  width_mm: 50,
  height_mm: 25,
  x_mm: 7.5,
  y_mm: 48.75,
  ppi: 300,
  max_width_mm: 50.8,
  edge: null,
  background: 'white',
};

it('reads a colour as people type it', () => {
  expect(colourOf(' 7A1F3D ')).toBe('#7a1f3d');
  expect(colourOf('#7a1f3d')).toBe('#7a1f3d');
  expect(colourOf('0 100 80 20')).toEqual([0, 100, 80, 20]);
  expect(colourOf('0 %, 100 %, 80 %, 20 %')).toEqual([0, 100, 80, 20]);
  for (const wrong of ['', 'rot', '#12345', '0 100 80', '0 100 80 120', '0 0 0 -1'])
    expect(colourOf(wrong)).toBeUndefined();
});

it('begins with the present place, also with a colour of its own', () => {
  expect(chosenOf(placement)).toEqual({ under: 'white', own: '', widthMm: 50, xMm: 7.5, yMm: 48.75 });
  expect(chosenOf({ ...placement, background: [0, 100, 80, 20] })).toMatchObject({
    under: 'own',
    own: '0 100 80 20',
  });
});

it('keeps the middle of a logo that becomes smaller, and all of it on the panel when it grows', () => {
  const smaller = withWidth(placement, chosenOf(placement), 30);
  expect(smaller).toMatchObject({ widthMm: 30, xMm: 17.5, yMm: 53.75 });
  const atCorner = { ...chosenOf(placement), widthMm: 10, xMm: 55, yMm: 117.5 };
  expect(withWidth(placement, atCorner, 20)).toMatchObject({ xMm: 45, yMm: 112.5 });
  expect(roomOf(placement, 50)).toEqual({ x: 15, y: 97.5 });
});

it('shows the part of the present page that has the logo, where it would be', () => {
  const { frame, page } = previewOf(placement, { ...chosenOf(placement), widthMm: 32.5, xMm: 0, yMm: 0 });
  expect(frame).toEqual({ left: '0%', top: '0%', width: '50%', height: `${(16.25 / 122.5) * 100}%` });
  expect(page).toMatchObject({ width: '130%', left: '-15%', top: '-195%' });
  expect(shownColour([0, 100, 0, 0], null)).toBe('rgb(255 0 255)');
  expect(shownColour('edge', '#123456')).toBe('#123456');
});
