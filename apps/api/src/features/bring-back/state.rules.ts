import { checkStates, logoPlacement, releaseStates, wineColumnRows } from '@rebblatt/contracts';
import { z } from 'zod';
import { references, type Value } from '../history/column.rules.ts';
import { wineRecord } from '../wine/wine-record.rules.ts';

const number = z.union([z.string(), z.number()]).transform(Number);
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

/** The file of a deleted thing; its bytes are kept for a while. */
const keptFile = z.object({
  sha256: z.string(),
  size: z.int(),
  mimeType: z.string(),
  extension: z.string(),
  name: z.string(),
});

/** A wine as the history records it. */
export const wineState = z.object({
  id: z.int(),
  exhibitorId: z.int(),
  createdById: z.int(),
  ...wineRecord.shape,
  pictureFileId: optional(z.int()),
  prices: z.array(z.object({ bottleSizeId: z.int(), price: number })),
  grapes: z.array(z.object({ grapeVarietyId: z.int(), position: z.int() })),
  file: keptFile.optional(),
});
export type WineState = z.output<typeof wineState>;

/** A logo as the history records it. */
export const logoState = z.object({
  id: z.int(),
  exhibitorId: z.int(),
  name: z.string(),
  status: z.union([z.literal(checkStates.ready), z.literal(checkStates.failed)]),
  approved: z.boolean(),
  withVerification: z.boolean(),
  widthMm: optional(z.number()),
  heightMm: optional(z.number()),
  report: z.unknown().optional(),
  override: z.unknown().optional(),
  file: keptFile.optional(),
  /** What its file was made of, and how it was placed. */
  source: keptFile.optional(),
  placement: optional(logoPlacement),
});
export type LogoState = z.output<typeof logoState>;

const wineIds = z
  .array(z.union([z.int(), z.object({ wineId: z.int() })]))
  .transform((wines) => wines.map((wine) => (typeof wine === 'number' ? wine : wine.wineId)));

/** The categories of a wine page with their wines, both in order. */
export const contentState = z.array(
  z.object({
    category: z.string(),
    bottleSize1Id: optional(z.int()),
    bottleSize2Id: optional(z.int()),
    wines: wineIds,
  }),
);
export type ContentState = z.output<typeof contentState>;

/** A page as the history records it. */
export const pageState = z.object({
  id: z.int(),
  catalogId: z.int(),
  pageType: z.int(),
  registerKind: optional(z.string()),
  position: z.int(),
  exhibitorId: optional(z.int()),
  standId: optional(z.int()),
  pageTitleId: optional(z.int()),
  logoId: optional(z.int()),
  description: optional(z.string()),
  footer: optional(z.string()),
  comment: optional(z.string()),
  link: optional(z.string()),
  active: z.boolean(),
  state: z.enum(releaseStates),
  contentFileId: optional(z.int()),
  contentStatus: optional(z.int()),
  contentReport: z.unknown().optional(),
  contentOverride: z.unknown().optional(),
  contentPages: optional(z.int()),
  categories: contentState.default([]),
  file: keptFile.optional(),
});
export type PageState = z.output<typeof pageState>;

/** One line of a state: a field, what it belongs to, and its value. */
export interface StateLine {
  field: string;
  of: Value;
  value: Value;
}

const line = (field: string, value: Value, of: Value = null): StateLine => ({ field, of, value });
const words = (value: string | number | boolean | null): Value => (value === null ? null : String(value));
const named = (entity: string, id: number | null): Value => (id === null ? null : { entity, id });
const sizeOf = (id: number): Value => ({ entity: 'bottle-size', id });

/** A wine in lines. */
export const linesOfWine = (wine: WineState): StateLine[] => [
  ...wineColumnRows.map(({ record }) => {
    const entity = references[record];
    const value = wine[record];
    return line(record, entity ? named(entity, value as number | null) : words(value));
  }),
  line(
    'grapes',
    [...wine.grapes]
      .sort((a, b) => a.position - b.position)
      .map(({ grapeVarietyId }) => named('grape-variety', grapeVarietyId)),
  ),
  ...wine.prices.map(({ bottleSizeId, price }) => line('price', price.toFixed(2), sizeOf(bottleSizeId))),
];

/** A logo in lines. */
export const linesOfLogo = (logo: LogoState): StateLine[] => [
  line('name', logo.name),
  line('approved', words(logo.approved)),
];

/** A page in lines; of a wine page one line a category. */
export const linesOfPage = (page: PageState): StateLine[] => [
  line('standId', named('stand', page.standId)),
  line('pageTitleId', named('page-title', page.pageTitleId)),
  line('logoId', named('logo', page.logoId)),
  line('description', page.description),
  line('link', page.link),
  line('footer', page.footer),
  line('active', words(page.active)),
  ...page.categories.map(({ category, bottleSize1Id, bottleSize2Id, wines }, index) =>
    line(
      'category',
      [
        category,
        ...[bottleSize1Id, bottleSize2Id].filter((id) => id !== null).map(sizeOf),
        ...wines.map((id) => named('wine', id)),
      ],
      String(index + 1),
    ),
  ),
];
