import { createHash } from 'node:crypto';
import type { PlateInk } from '@rebblatt/contracts';
import { plateInks } from '@rebblatt/contracts';
import { isOfTheFile } from '../files/no-picture.ts';
import { withWorkCopy } from '../files/work-copy.ts';
import { fromPress } from '../lib/press-fault.ts';
import type { UploadTools } from './page-picture.ts';
import { draw, pictureOfUpload } from './page-picture.ts';
import type { PrintTools, Upload } from './print-page.ts';

type Tools = UploadTools & Pick<PrintTools, 'outputCondition'>;

/**
 * The image of a page of a PDF as PNG, as its inks will look on the paper: through the output profile. One whose inks cannot
 * be told apart is drawn as readers show it.
 */
async function softProof(
  tools: Tools,
  account: number,
  { sha256 }: Upload,
  page: number,
  plate: PlateInk | undefined,
): Promise<Uint8Array> {
  const outputCondition = await tools.outputCondition();
  const condition = createHash('sha256').update(outputCondition.profile).digest('hex');
  const make = () =>
    withWorkCopy(tools.files, tools.workFolder, sha256, (path) =>
      fromPress(
        tools.press.proof(path, { page, outputCondition }).then(
          ({ proof, plates }) => (plate ? (plates[plateInks.indexOf(plate)] ?? proof) : proof),
          (error) => {
            if (plate || !isOfTheFile(error)) throw error;
            return draw(tools, path, page);
          },
        ),
      ),
    );
  return tools.previews.get(sha256, `${plate ?? 'soft'}-${page}-${condition}`, () =>
    tools.turns.draw.take(account, make),
  );
}

/**
 * A page of a PDF as PNG: as it was uploaded, as its owner knows it from the screen; as it is mended, as it will look in print.
 * @param page its index, from 0
 * @param plate one of its plates instead
 * @throws AppError 404 for a file that is gone, 504 after a timeout, 429 when too many tasks of this account wait
 */
export const pictureOfSide = (
  tools: Tools,
  account: number,
  side: 'original' | 'mended',
  upload: Upload & { report: unknown },
  page: number,
  plate: PlateInk | undefined,
): Promise<Uint8Array> =>
  side === 'original' && !plate
    ? pictureOfUpload(tools, account, upload, page)
    : softProof(tools, account, upload, page, plate);
