import { z } from 'zod';
import { mentionedNames } from './names.ts';
import { flag, id, version } from './primitives.ts';
import { wineVintage } from './wine.ts';

/** More wines than a page can hold. */
const MAX_VINTAGES = 200;

/** A wine page of an earlier catalogue whose content can be copied to this page. */
export const importablePage = z.object({
  id: z.int(),
  position: z.int(),
  catalog: z.object({ id: z.int(), name: z.string(), from: z.string(), to: z.string() }),
  page_title: z.object({ id: z.int(), name: z.string(), ...mentionedNames }).nullable(),
  stand: z.string().nullable(),
  categories: z.int(),
  wines: z.int(),
  /** Pages to which it was already copied; greyed out unless this page is among them. */
  copy_page: z.array(z.object({ id: z.int() })),
  importable: flag,
});
export type ImportablePage = z.output<typeof importablePage>;

/** `GET pages-import/{page_id}` */
export const importablePages = z.object({ data: z.array(importablePage), total: z.int() });

/**
 * `POST pages-import`: the page to fill and the page to copy from. Of the wines in `vintages` the page gets the next
 * vintage, which is created unless the exhibitor has it already; all others are copied as they are.
 */
export const pageImport = z.object({
  replacePageId: id,
  importPageId: id,
  version,
  vintages: z.array(wineVintage).max(MAX_VINTAGES).optional().default([]),
});
export type PageImport = z.output<typeof pageImport>;

/** What was copied; `wines_left_out` counts wines without a price for the size of their category. */
export const pageImported = z.object({
  data: z.object({
    isImported: z.literal(1),
    importPageId: z.int(),
    replacePageId: z.int(),
    categories: z.int(),
    wines: z.int(),
    wines_left_out: z.int(),
    /** How many wines were created as new vintages. */
    wines_created: z.int(),
  }),
});

/** `POST pages-import/undo/{page_id}`: what was undone. */
export const pageImportUndone = z.object({ data: z.object({ wines_removed: z.int() }) });
