import { type PageChange, REMARK_AREA_MM } from '@rebblatt/contracts';

const { left, right, top, bottom } = REMARK_AREA_MM;

/** A place on a page, in mm from the top left corner of the trimmed page; null without one. */
export type Place = { x_mm: number | null; y_mm: number | null };

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Half a pin and its ring: at the edge it stands just inside, where it can be read. */
const PIN_PX = 14;

const within = (part: number): string => `clamp(${PIN_PX}px, ${part * 100}%, calc(100% - ${PIN_PX}px))`;

/** Where a pin for this place stands on a picture of the page with its bleed. */
export const placeOf = ({ x_mm, y_mm }: Place) => ({
  left: within(((x_mm ?? 0) - left) / (right - left)),
  top: within(((y_mm ?? 0) - top) / (bottom - top)),
});

const percent = (part: number): string => `${part * 100}%`;

/** A place with its size on a picture of the page with its bleed. */
export const boxOf = ({ x_mm, y_mm, width_mm, height_mm }: PageChange) => ({
  left: percent((x_mm - left) / (right - left)),
  top: percent((y_mm - top) / (bottom - top)),
  width: percent(width_mm / (right - left)),
  height: percent(height_mm / (bottom - top)),
});

const third = (part: number) => Math.min(2, Math.max(0, Math.floor(part * 3)));

/** In which third of the page the middle of a place is, each way. */
export const thirdsOf = ({ x_mm, y_mm, width_mm, height_mm }: PageChange) =>
  ({
    down:
      (['top', 'middle', 'bottom'] as const)[third((y_mm + height_mm / 2 - top) / (bottom - top))] ??
      'middle',
    across:
      (['left', 'middle', 'right'] as const)[third((x_mm + width_mm / 2 - left) / (right - left))] ??
      'middle',
  }) as const;

/** The place at parts of such a picture's width and height, to a tenth of a mm. */
export const placeAt = (across: number, down: number): Place => ({
  x_mm: Math.round((left + across * (right - left)) * 10) / 10,
  y_mm: Math.round((top + down * (bottom - top)) * 10) / 10,
});

/** A place moved by some mm, at most to the edge of the bleed. */
export const movedBy = ({ x_mm, y_mm }: Place, across: number, down: number): Place => ({
  x_mm: between((x_mm ?? 0) + across, left, right),
  y_mm: between((y_mm ?? 0) + down, top, bottom),
});
