/** Lengths in mm; the origin of every box is the top-left corner of the laid-out page. */
export interface BoxMm {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** On a screen of 96 dots an inch, at 100 %. */
export const pxPerMm = 96 / 25.4;

/** The trim size. */
export const trimMm = { width: 210, height: 135 };
export const bleedMm = 3;

/**
 * The laid-out page. It is larger than the bleed because the browser rounds page sizes: the press crops exact
 * boxes from it, measured from the top-left corner, which is the only one that rounding does not move.
 */
export const laidOutMm = { width: 222, height: 147 };

export const trimBoxMm: BoxMm = {
  x: (laidOutMm.width - trimMm.width) / 2,
  y: (laidOutMm.height - trimMm.height) / 2,
  ...trimMm,
};

export const bleedBoxMm: BoxMm = {
  x: trimBoxMm.x - bleedMm,
  y: trimBoxMm.y - bleedMm,
  width: trimMm.width + 2 * bleedMm,
  height: trimMm.height + 2 * bleedMm,
};

/** Margins of the type area, measured from the trim. The foot contains the folio. */
export const marginMm = { top: 5.25, side: 8, foot: 7.25 };

/** The place for the logo, at its actual size: an exhibitor's file is exactly as large. */
export const logoHoleMm: BoxMm = {
  x: trimBoxMm.x + marginMm.side,
  y: trimBoxMm.y + marginMm.top,
  width: 65,
  height: 122.5,
};

type SizeMm = Pick<BoxMm, 'width' | 'height'>;

/** How much larger something becomes that fills a room without being distorted. */
export const scaleInto = (room: SizeMm, size: SizeMm): number =>
  Math.min(room.width / size.width, room.height / size.height);

/** Where a logo of the given trim size is placed: as large as the hole allows, centred, never distorted. */
export function placeInLogoHole(logo: { width_mm: number; height_mm: number }): BoxMm {
  const scale = scaleInto(logoHoleMm, { width: logo.width_mm, height: logo.height_mm });
  const width = logo.width_mm * scale;
  const height = logo.height_mm * scale;
  return {
    x: logoHoleMm.x + (logoHoleMm.width - width) / 2,
    y: logoHoleMm.y + (logoHoleMm.height - height) / 2,
    width,
    height,
  };
}
