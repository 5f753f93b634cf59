import { z } from 'zod';
import { awardSymbolCodes } from './award-symbol.ts';
import { registerKinds } from './page-type.ts';
import { typefacePairs } from './typefaces.ts';
import { factsUnderWines } from './wine-facts.ts';

/**
 * The input of every printed page. The print templates, the live preview, the press and the snapshot made at
 * release all use these shapes, so that a released page can be laid out again from its row alone.
 */

/** Language of the few texts of the templates themselves ("Aussteller A–Z", "Seite"): the catalogue's, not the reader's. */
export const printLanguage = z.enum(['de', 'en']);
export type PrintLanguage = z.infer<typeof printLanguage>;

export const awardSymbolCode = z.enum(awardSymbolCodes);

/** An exhibitor's address as it is printed. Empty strings and null print nothing. */
export const printedCompany = z.object({
  company_name: z.string(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
});
export type PrintedCompany = z.infer<typeof printedCompany>;

/** A stand as ship, deck and stand number; ship and deck are names. */
export const printedStand = z.object({
  stand: z.string(),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
});
export type PrintedStand = z.infer<typeof printedStand>;

/** The logo on a wine page: the stored PDF by its hash, with its finished size in mm. */
export const printedLogo = z.object({
  logo_id: z.int().nullable(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width_mm: z.number().positive(),
  height_mm: z.number().positive(),
});
export type PrintedLogo = z.infer<typeof printedLogo>;

/** One award: its glyph and its meaning. */
export const printedAward = z.object({ symbol: awardSymbolCode, award: z.string() });
export type PrintedAward = z.infer<typeof printedAward>;

/** What the design of a catalogue can print under the name of a wine. Names are those of the catalogue's language. */
export const wineFacts = z.object({
  /** In the order of their share. */
  grapes: z.array(z.string()),
  region: z.string(),
  alcohol_free: z.boolean(),
});
export type WineFacts = z.infer<typeof wineFacts>;

/** One wine. Prices are CHF with at most two decimals, in the order of the category's bottle sizes. */
export const printedWine = z.object({
  id: z.int(),
  name: z.string(),
  year: z.int().nullable(),
  sku: z.string().nullable(),
  award: printedAward.nullable(),
  price1: z.number().nonnegative().nullable(),
  price2: z.number().nonnegative().nullable(),
  /** Absent where it was released when they were not kept. */
  facts: wineFacts.optional(),
});
export type PrintedWine = z.infer<typeof printedWine>;

/** A heading with its wines. A bottle size is its printed text ("75 cl"); null is the "***" placeholder. */
export const printedCategory = z.object({
  id: z.int(),
  category: z.string(),
  bottle_size1: z.string().nullable(),
  bottle_size2: z.string().nullable(),
  wines: z.array(printedWine),
});
export type PrintedCategory = z.infer<typeof printedCategory>;

/** Everything a wine page prints; stored as its snapshot at release. */
export const winePageInput = z.object({
  page_title: z.string().nullable(),
  company: printedCompany,
  stand: printedStand.nullable(),
  logo: printedLogo.nullable(),
  footer: z.string().nullable(),
  categories: z.array(printedCategory),
});
export type WinePageInput = z.infer<typeof winePageInput>;

/**
 * An uploaded page (ad or content). The templates print a placeholder; the press replaces it with the PDF.
 */
export const uploadedPageInput = z.object({
  description: z.string().nullable(),
  company_name: z.string().nullable(),
  /** How many pages the uploaded PDF has. */
  printed_pages: z.int().positive(),
});
export type UploadedPageInput = z.infer<typeof uploadedPageInput>;

/**
 * One exhibitor in a register. `pages` are printed page numbers in any order; before the book is numbered use
 * any number for each page: the length of a register depends on how many there are and not on their values.
 */
export const registerEntry = z.object({
  exhibitor_id: z.int(),
  company_name: z.string(),
  city: z.string().nullable(),
  stands: z.array(z.string()),
  pages: z.array(z.int()),
});
export type RegisterEntry = z.infer<typeof registerEntry>;

/** Register of exhibitors A–Z (page type 4), in any order. */
export const tocExhibitorInput = z.object({ exhibitors: z.array(registerEntry) });
export type TocExhibitorInput = z.infer<typeof tocExhibitorInput>;

/** Register by country and region (page type 5); countries and regions are in the given order. */
export const tocRegionInput = z.object({
  countries: z.array(
    z.object({
      name: z.string(),
      regions: z.array(z.object({ name: z.string(), exhibitors: z.array(registerEntry) })),
    }),
  ),
});
export type TocRegionInput = z.infer<typeof tocRegionInput>;

/** One stop of the wine tour; an unassigned stand has no company. */
export const winetourStop = z.object({
  stand: z.string(),
  company_name: z.string().nullable(),
  pages: z.array(z.int()),
});
export type WinetourStop = z.infer<typeof winetourStop>;

/** Ships, decks and stands in walking order (page type 6). */
export const winetourInput = z.object({
  ships: z.array(
    z.object({
      name: z.string(),
      decks: z.array(z.object({ name: z.string(), stops: z.array(winetourStop) })),
    }),
  ),
});
export type WinetourInput = z.infer<typeof winetourInput>;

/**
 * A register that the organiser has chosen (page type 7): groups in the given order, such as grapes, awards, ships or types
 * of wine. Those of a ship have a part for each deck, whose entries stand in walking order; others have one part without a name.
 */
export const chosenRegisterInput = z.object({
  kind: z.enum(registerKinds),
  groups: z.array(
    z.object({
      /** null for the wines without alcohol, which the template names. */
      name: z.string().nullable(),
      symbol: awardSymbolCode.nullable(),
      parts: z.array(z.object({ name: z.string(), entries: z.array(registerEntry) })),
    }),
  ),
});
export type ChosenRegisterInput = z.infer<typeof chosenRegisterInput>;

/** The number printed on the first printed page of a catalogue page; null for none. */
const folio = z.int().positive().nullable();
const anyPage = { page_id: z.int(), folio };

/** A QR code: its dark modules as the path of a drawing that is as many units wide and high. */
export const printedCode = z.object({ modules: z.int().positive(), path: z.string() });
export type PrintedCode = z.infer<typeof printedCode>;

/** One catalogue page of any type. */
export const bookPage = z.discriminatedUnion('page_type', [
  z.object({
    ...anyPage,
    page_type: z.literal(1),
    with_sku: z.boolean(),
    content: winePageInput,
    /** Of its address, where the catalogue's design prints one. */
    code: printedCode.optional(),
  }),
  z.object({ ...anyPage, page_type: z.literal(2), content: uploadedPageInput }),
  z.object({ ...anyPage, page_type: z.literal(3), content: uploadedPageInput }),
  z.object({ ...anyPage, page_type: z.literal(4), content: tocExhibitorInput }),
  z.object({ ...anyPage, page_type: z.literal(5), content: tocRegionInput }),
  z.object({ ...anyPage, page_type: z.literal(6), content: winetourInput }),
  z.object({ ...anyPage, page_type: z.literal(7), content: chosenRegisterInput }),
]);
export type BookPage = z.infer<typeof bookPage>;

/** A colour of the templates: on a screen, red, green, blue 0–255; on paper, cyan, magenta, yellow, black in percent. */
export const printedInk = z.object({
  rgb: z.tuple([z.int(), z.int(), z.int()]),
  cmyk: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type PrintedInk = z.infer<typeof printedInk>;

/** The fair's mark on the pages of registers: the stored PDF by its hash, with its finished size in mm. */
export const printedMark = printedLogo.omit({ logo_id: true });
export type PrintedMark = z.infer<typeof printedMark>;

/** What a catalogue's own design changes on its pages; what is absent looks as it always does. */
export const printedLook = z.object({
  /** Instead of the red of headings, names and awards. */
  accent: printedInk.optional(),
  /** The mark at the fore-edge of the pages of each title, in the order of the titles. */
  thumbs: z.array(z.object({ title: z.string(), ink: printedInk })).optional(),
  /** The sentence at the foot of a wine page, instead of the currency of the prices. */
  prices: z.string().optional(),
  /** Whether the foot of a page says its title instead of the catalogue's name. */
  folio_line: z.literal('title').optional(),
  /** What stands under the name of a wine. */
  under_wine: z.enum(factsUnderWines).exclude(['nothing']).optional(),
  /** Whether a wine without alcohol says so under its name. */
  alcohol_free: z.literal(true).optional(),
  /** What the addresses in the QR codes of wine pages begin with; the page's own code follows. */
  code_address: z.string().optional(),
  /** Instead of the usual pair. */
  typefaces: z.enum(typefacePairs).exclude(['newsreader']).optional(),
  /** The fair's mark at the head of registers; without one they have none. */
  mark: printedMark.optional(),
});
export type PrintedLook = z.infer<typeof printedLook>;

/** What all pages of a catalogue share. */
export const printedCatalog = {
  catalog_name: z.string(),
  language: printLanguage,
  look: printedLook.optional(),
};

/** A run of pages printed as one document, in order. */
export const bookRun = z.object({
  ...printedCatalog,
  pages: z.array(bookPage),
});
export type BookRun = z.infer<typeof bookRun>;
