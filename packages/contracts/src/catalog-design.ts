import { z } from 'zod';
import { eachOnce, onAnyRows } from './across-fields.ts';
import { catalogMark } from './catalog-mark.ts';
import { count, flag, id, optionalLine, version } from './primitives.ts';
import { printedCode, printedLook } from './printed-page.ts';
import { typefacePairs } from './typefaces.ts';
import { factsUnderWines } from './wine-facts.ts';

/** The longest sentence at the foot of a wine page, in characters. */
export const MAX_PRICES_LINE = 80;
/** More page titles than any fair has. */
export const MAX_THUMBS = 60;

const percent = count(0, 100);

/** An ink as it is printed: cyan, magenta, yellow and black in percent. */
export const chosenInk = z.object({ c: percent, m: percent, y: percent, k: percent });
export type ChosenInk = z.output<typeof chosenInk>;

/** What stands beside the page number at the foot of a page. */
export const folioLines = ['catalog', 'title'] as const;

/** The fields of the form: what a catalogue's own design changes. */
export const catalogDesign = z.object({
  /** The ink of headings, names and awards; null for the usual red. */
  accent: chosenInk.nullable().optional().default(null),
  /** The typefaces of all pages; `newsreader` are the usual ones. */
  typefaces: z.enum(typefacePairs).optional().default('newsreader'),
  /** The sentence at the foot of a wine page; null for the usual one. */
  prices: optionalLine(MAX_PRICES_LINE).optional().default(null),
  folio_line: z.enum(folioLines).optional().default('catalog'),
  /** What stands under the name of a wine. */
  under_wine: z.enum(factsUnderWines).optional().default('nothing'),
  /** Whether a wine without alcohol says so there. */
  alcohol_free: flag.optional().default(0),
  /** Whether wine pages with room for it have a QR code. */
  qr_code: flag.optional().default(0),
  /** The marks at the fore-edge by page title, in the order of the titles; none for a mark by the kind of page. */
  thumbs: z
    .array(z.object({ page_title_id: id, ink: chosenInk }))
    .max(MAX_THUMBS)
    .superRefine(eachOnce('page_title_id'), { when: onAnyRows })
    .optional()
    .default([]),
});
export type CatalogDesign = z.output<typeof catalogDesign>;

/** `PUT catalog/{id}/design`: the whole design; what is absent is as usual. */
export const catalogDesignUpdate = catalogDesign.extend({ version });

/** The same as the form has it: with the inks of the marks, whether they are wanted or not. */
export const catalogDesignForm = catalogDesignUpdate.extend({ marks: flag });
export type CatalogDesignForm = z.output<typeof catalogDesignForm>;

/** The design of a catalogue, and what can be chosen for it. */
export const catalogDesignItem = catalogDesign.extend({
  catalog: z.object({ id: z.int(), name: z.string() }),
  /** As the templates take it; empty when nothing was chosen. */
  look: printedLook,
  /** The fair's mark on registers, which is uploaded and removed by calls of its own. */
  mark: catalogMark.nullable(),
  /** The titles of the catalogue's pages, in the order in which they come first. */
  titles: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The pages to show it on: three with wines, a register, and the fullest. */
  samples: z.array(z.int()),
  /** The codes of these pages, in their order; null where there is none. */
  sample_codes: z.array(printedCode.nullable()),
  /** What the addresses in the codes begin with. */
  code_address: z.string(),
  /** The positions of the pages that are handed in and too full for a code. */
  without_code: z.array(z.int()),
  /** Total ink in percent that an ink may have. */
  most_ink: z.number(),
  version: z.int(),
});
export type CatalogDesignItem = z.output<typeof catalogDesignItem>;

/** `POST catalog/{id}/design/look`: how a design would look that is not saved yet. */
export const designLook = z.object({ look: printedLook, usual: flag });
export type DesignLook = z.output<typeof designLook>;
