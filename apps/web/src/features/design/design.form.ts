import type {
  BodyOf,
  CatalogDesignForm,
  CatalogDesignItem,
  ChosenInk,
  FactsUnderWines,
  TypefacePair,
} from '@rebblatt/contracts';
import { palette } from '@rebblatt/printed-page';

const inkOf = ([c, m, y, k]: readonly [number, number, number, number]): ChosenInk => ({ c, m, y, k });

/** The red of the templates, which is used without a choice. */
const USUAL = inkOf(palette.berry.cmyk);

/** Inks to begin with: dark enough for small type, and apart from each other at the fore-edge. */
export const OFFERED = {
  berry: USUAL,
  lake: inkOf(palette.lake.cmyk),
  vine: inkOf([75, 20, 90, 30]),
  night: inkOf([95, 75, 20, 35]),
  rust: inkOf([15, 80, 100, 25]),
  plum: inkOf([60, 90, 20, 30]),
  ochre: inkOf(palette.ochre.cmyk),
  slate: inkOf(palette.slate.cmyk),
  pine: inkOf([90, 20, 65, 45]),
  earth: inkOf([40, 65, 80, 50]),
} as const;
export type OfferedInk = keyof typeof OFFERED;

const offered = Object.values(OFFERED);

type Numbers = { [part in keyof ChosenInk]: number | string };

export interface DesignValues {
  accent: Numbers;
  typefaces: TypefacePair;
  prices: string;
  folio_line: 'catalog' | 'title';
  under_wine: FactsUnderWines;
  alcohol_free: 0 | 1;
  qr_code: 0 | 1;
  /** Whether the marks at the fore-edge are by title. */
  marks: 0 | 1;
  thumbs: { page_title_id: number; name: string; ink: Numbers }[];
  version: number | undefined;
}

/** The field values of a design: each title with an ink, whether it has a mark or not. */
export function designValues({
  accent,
  typefaces,
  prices,
  folio_line,
  under_wine,
  alcohol_free,
  qr_code,
  thumbs,
  titles,
  version,
}: CatalogDesignItem): DesignValues {
  const known = new Map(thumbs.map(({ page_title_id, ink }) => [page_title_id, ink]));
  return {
    accent: accent ?? USUAL,
    typefaces,
    prices: prices ?? '',
    folio_line,
    under_wine,
    alcohol_free: alcohol_free === 1 ? 1 : 0,
    qr_code: qr_code === 1 ? 1 : 0,
    marks: thumbs.length > 0 ? 1 : 0,
    thumbs: titles.map(({ id, name }, at) => ({
      page_title_id: id,
      name,
      ink: known.get(id) ?? offered[at % offered.length] ?? USUAL,
    })),
    version,
  };
}

const same = (a: Numbers, b: Numbers) =>
  (['c', 'm', 'y', 'k'] as const).every((part) => Number(a[part]) === Number(b[part]));

/** What is sent: the usual red is no choice, and without marks by title there are none. */
export function designBody(form: CatalogDesignForm | DesignValues): BodyOf<'PUT /catalog/:id/design'> {
  const { accent, typefaces, prices, folio_line, under_wine, alcohol_free, qr_code, marks, thumbs, version } =
    form;
  const chosen = accent && !same(accent, USUAL) ? accent : null;
  const wanted = marks === 1 ? thumbs.map(({ page_title_id, ink }) => ({ page_title_id, ink })) : [];
  return {
    accent: chosen,
    typefaces,
    prices,
    folio_line,
    under_wine,
    alcohol_free,
    qr_code,
    thumbs: wanted,
    version,
  };
}

/** The name of an offered ink; null for one of their own. */
export const offeredName = (ink: Numbers): OfferedInk | null =>
  (Object.keys(OFFERED) as OfferedInk[]).find((name) => same(OFFERED[name], ink)) ?? null;

/** Whether all four numbers of an ink can be printed. */
export const isWhole = (ink: Numbers): boolean =>
  Object.values(ink).every((part) => /^\d{1,3}$/.test(String(part)) && Number(part) <= 100);
