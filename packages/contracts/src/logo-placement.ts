import { z } from 'zod';
import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from './logo-limits.ts';
import { version } from './primitives.ts';

/** What a logo's page can be made of: pixels, an SVG, or a PDF of another size. */
export const logoSources = ['picture', 'drawing', 'pdf'] as const;
export type LogoSource = (typeof logoSources)[number];

/** What lies under a logo: white, the colour of its own edge, an sRGB colour, or inks in percent. */
export const logoBackground = z.union([
  z.enum(['white', 'edge']),
  z.string().regex(/^#[0-9a-f]{6}$/i),
  z.array(z.number().min(0).max(100)).length(4),
]);
export type LogoBackground = z.output<typeof logoBackground>;

/** How a logo was placed on its panel: sizes in mm, its position from the upper left. */
export const logoPlacement = z.object({
  from: z.enum(logoSources),
  /** Pixels without the empty edge; null for a drawing, which has none. */
  width_px: z.int().nullable(),
  height_px: z.int().nullable(),
  width_mm: z.number(),
  height_mm: z.number(),
  x_mm: z.number(),
  y_mm: z.number(),
  /** Pixels per inch at this size, of the picture as it was sent. */
  ppi: z.int().nullable(),
  /** How wide it may be at most: as its resolution and the panel allow. */
  max_width_mm: z.number(),
  /** The one colour of its whole edge, as a screen shows it; null where the edge has several, or is transparent. */
  edge: z.string().nullable(),
  background: logoBackground,
  /** Whether on white nothing of it would be seen, or not all of it. */
  pale: z.enum(['all', 'part']).optional(),
});
export type LogoPlacement = z.output<typeof logoPlacement>;

/** How a logo shall be placed by hand; what is left out is as it would be by itself. */
export const logoPlacementForm = z.object({
  background: logoBackground.optional(),
  width_mm: z.number().min(5).max(LOGO_WIDTH_MM).optional(),
  x_mm: z.number().min(0).max(LOGO_WIDTH_MM).optional(),
  y_mm: z.number().min(0).max(LOGO_HEIGHT_MM).optional(),
  version,
});
export type LogoPlacementForm = z.output<typeof logoPlacementForm>;
