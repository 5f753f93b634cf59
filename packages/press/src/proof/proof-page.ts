import sharp from 'sharp';
import { fogra39, type OutputCondition } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { inkSums, inksAsSeen } from './proof-inks.ts';
import { separatePage } from './separate-page.ts';
import { type TotalInk, totalInk } from './total-ink.ts';

/** 216 mm at 150 ppi are 1276 pixels: enough to see where ink is, and fast enough to wait for. */
const PROOF_PPI = 150;

/** How a page will look in print, plate by plate. All images are PNG of the same size. */
export interface PageProof {
  widthPx: number;
  heightPx: number;
  /** The page as it will look in print, through the output profile. */
  proof: Uint8Array;
  /** Cyan, magenta, yellow, black; black means full ink. */
  plates: [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** The spot inks of the page, each with its plate. */
  spots: { name: string; plate: Uint8Array }[];
  totalInk: TotalInk;
}

export interface ProofOptions {
  /** 0-based. */
  page: number;
  outputCondition?: OutputCondition;
}

/**
 * Separates a page and combines the plates again through the output profile. Colours that are not given as inks are
 * converted with the profile, spot inks look like their alternate. Throws `unreadable` or `profile`.
 */
export async function proofPage(bytes: Uint8Array, options: ProofOptions): Promise<PageProof> {
  const engine = await openProfile((options.outputCondition ?? fogra39()).profile);
  const separation = await separatePage(bytes, { page: options.page, ppi: PROOF_PPI, engine });
  const { widthPx, heightPx, ppi, plates } = separation;
  const png = async (data: Uint8Array, channels: 1 | 3) =>
    new Uint8Array(
      await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
        .png()
        .toBuffer(),
    );
  return {
    widthPx,
    heightPx,
    proof: await png(engine.seen(inksAsSeen(separation)), 3),
    plates: (await Promise.all(plates.map((grey) => png(grey, 1)))) as PageProof['plates'],
    spots: await Promise.all(
      separation.spots.map(async ({ name, grey }) => ({ name, plate: await png(grey, 1) })),
    ),
    totalInk: totalInk(inkSums(separation), widthPx, heightPx, ppi),
  };
}
