import { createHash } from 'node:crypto';
import type { PageProof, PrintedContent } from '@rebblatt/contracts';
import { pageProof } from '@rebblatt/contracts';
import type { PrintTools, Upload } from '../../drawing/print-page.ts';
import { withPrintedPage } from '../../drawing/print-page.ts';
import { cannotBeShown } from '../../files/no-picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { AppError } from '../../lib/app-error.ts';
import { fromPress } from '../../lib/press-fault.ts';

const address = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** Increased when proofs of the same page change, so that stored ones are no longer used. */
const MAKE = 2;

/**
 * A page as it will look in print: through the output profile, plate by plate, with its total ink. Made once for the
 * same content and output condition.
 * @param page the index in an uploaded PDF or a long register, from 0
 * @throws AppError 422 for a page that does not exist, 502 without a browser, 504 after a timeout
 */
export async function proofOf(
  tools: PrintTools & { previews: PreviewCache },
  account: number,
  printed: PrintedContent,
  upload: (Upload & { report: unknown }) | null,
  page: number,
): Promise<PageProof> {
  if (cannotBeShown(upload?.report)) throw new AppError(422, 'file.unreadable');
  const outputCondition = await tools.outputCondition();
  const { profile, ...named } = outputCondition;
  const key = createHash('sha256')
    .update(JSON.stringify([MAKE, printed, upload?.sha256, page, named]))
    .update(profile)
    .digest('hex');
  const kept = await tools.previews.get(key, 'proof', async () => {
    const { proof, plates, spots, totalInk } = await tools.turns.draw.take(account, () =>
      withPrintedPage(tools, printed, upload, (path) =>
        fromPress(tools.press.proof(path, { page, outputCondition })),
      ),
    );
    const data: PageProof = {
      output_condition: named.identifier,
      total_ink: { max: totalInk.max, max_of_square: totalInk.maxOfSquare },
      proof: address(proof),
      plates: [address(plates[0]), address(plates[1]), address(plates[2]), address(plates[3])],
      spots: spots.map(({ name, plate }) => ({ name, plate: address(plate) })),
    };
    return Buffer.from(JSON.stringify({ data }));
  });
  return pageProof.parse(JSON.parse(Buffer.from(kept).toString())).data;
}
