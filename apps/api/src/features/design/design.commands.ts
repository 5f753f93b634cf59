import { type CatalogDesign, CODE_PATH, type PrintedLook, typefaceNames } from '@rebblatt/contracts';
import type { OutputCondition, Press } from '@rebblatt/press';
import { pairOf } from '@rebblatt/printed-page';
import { pageOfWines } from '../../drawing/page-of-wines.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { findCatalog, lockCatalogs } from '../catalog/catalog.queries.ts';
import { findLook } from '../catalog/look.queries.ts';
import { findPreflightAsk } from '../print-setting/print-setting.queries.ts';
import { findReleasedPages, findTitleNames } from './design.queries.ts';
import { cmykOf, guardCode, guardContrast, guardInks, inksOf, lookOf } from './look.rules.ts';

export interface DesignTools {
  db: Database;
  press: Press;
  /** The condition that pages are printed for now, with its profile. */
  outputCondition: () => Promise<OutputCondition>;
  publicUrl: string;
}

/** What the addresses in QR codes begin with. */
export const codeAddressOf = ({ publicUrl }: Pick<DesignTools, 'publicUrl'>): string =>
  publicUrl.replace(/\/$/, '') + CODE_PATH;

/** How many pages that no longer fit are named. */
const MOST_NAMED = 20;

/**
 * A design as the templates would take it.
 * @throws AppError 422 on the field of an ink that is too heavy or too light, or of a title that is not there
 */
export async function lookAt(
  { db, press, outputCondition, publicUrl }: DesignTools,
  design: CatalogDesign,
): Promise<PrintedLook> {
  guardInks(design, (await findPreflightAsk(db)).thresholds.ink_sum_warning);
  const ids = design.thumbs.map(({ page_title_id }) => page_title_id);
  const titles = await findTitleNames(db.prisma, ids);
  const unknown = ids.findIndex((id) => !titles.has(id));
  if (unknown >= 0) throw invalidField(`thumbs.${unknown}.page_title_id`, 'validation.not-found');
  const inks = inksOf(design).map(({ ink }) => cmykOf(ink));
  const seen = inks.length > 0 ? await fromPress(press.screenColours(inks, await outputCondition())) : [];
  const look = lookOf(design, seen, titles, codeAddressOf({ publicUrl }));
  guardContrast(look);
  return look;
}

/**
 * Saves the design of a catalogue. Pages that are handed in hold their content, the design is the catalogue's: none of them
 * may overflow by it.
 * @throws AppError 404; 409 `design.overflows` naming the pages; 422 as {@link lookAt}; StaleWrite
 */
export async function saveDesign(
  tools: DesignTools,
  actor: Actor,
  catalogId: number,
  { version, ...design }: CatalogDesign & { version?: number | undefined },
): Promise<void> {
  const { db } = tools;
  if (design.qr_code === 1) guardCode(codeAddressOf(tools));
  const catalog = found(await findCatalog(db.prisma, catalogId), 'catalog');
  const look = await lookAt(tools, design);
  const measured = await overflowing(tools, catalog, look);
  if (measured.length > 0)
    throw conflict('design.overflows', {
      count: measured.length,
      pages: measured.slice(0, MOST_NAMED).join(', '),
    });
  await db.transact(async (tx) => {
    await lockCatalogs(tx, [catalogId]);
    const before = await tx.catalogDesign.findUnique({ where: { catalogId } });
    guardVersion({ version: before?.version ?? 1 }, version);
    const data = { design, look };
    await tx.catalogDesign.upsert({
      where: { catalogId },
      create: { catalogId, ...data, version: 2 },
      update: { ...data, version: { increment: 1 } },
    });
    const change = { entity: 'catalog', entityId: catalogId, action: 'update' } as const;
    await recordChange(tx, actor, { ...change, before: wordsOf(before?.design), after: wordsOf(design) });
  });
}

/** What of a design takes room on a page. */
const roomOf = (look: PrintedLook | undefined) =>
  JSON.stringify([
    look?.prices,
    pairOf(look),
    look?.under_wine,
    look?.alcohol_free,
    look?.code_address !== undefined,
  ]);

/** The positions of the pages that would no longer fit; none are looked at when no more room is taken than before. */
async function overflowing(
  { db, press }: DesignTools,
  catalog: { id: number; name: string },
  look: PrintedLook,
): Promise<number[]> {
  const before = await findLook(db.prisma, catalog.id);
  if (roomOf(before) === roomOf(look)) return [];
  const pages = await findReleasedPages(db, catalog.id);
  if (pages.length === 0) return [];
  const boxes = await fromPress(
    press.measure({
      catalog_name: catalog.name,
      language: 'de',
      look,
      pages: pages.map(({ id, content }) => pageOfWines(id, content)),
    }),
  );
  const over = new Set(boxes.flatMap(({ page_id, overflow_mm }) => (overflow_mm > 0 ? [page_id] : [])));
  return pages.filter(({ id }) => over.has(id)).map(({ position }) => position);
}

/** A design as the history tells it. */
function wordsOf(design: unknown): object {
  const { accent, typefaces, prices, folio_line, under_wine, alcohol_free, qr_code, thumbs } = (design ??
    {}) as Partial<CatalogDesign>;
  const ink = accent && `C ${accent.c} M ${accent.m} Y ${accent.y} K ${accent.k}`;
  return {
    designAccent: ink ?? null,
    designTypefaces: typefaceNames[typefaces ?? 'newsreader'],
    designPrices: prices ?? null,
    designFolioLine: folio_line ?? 'catalog',
    designUnderWine: under_wine ?? 'nothing',
    designAlcoholFree: alcohol_free === 1,
    designQrCode: qr_code === 1,
    designThumbs: thumbs?.length ?? 0,
  };
}
