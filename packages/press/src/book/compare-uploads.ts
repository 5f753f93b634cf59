import { isUploadedPage, placedFileOf } from '@rebblatt/contracts';
import type { PdfSource } from '../assemble/book-plan.ts';
import type { Limits } from '../browser/limited.ts';
import type { PlacedAs } from '../compare/placed-file.ts';
import { placedLook } from '../compare/placed-look.ts';
import { PressError } from '../press-error.ts';
import { fileOfPlace, type PressPlace, placeOfFile } from '../press-place.ts';
import { fileLimits } from '../worker/file-limits.ts';
import type { BookOrder } from './book-order.ts';
import type { BookPress } from './make-book.ts';

/** A file is compared page by page; one that takes more of the processor's time is reported as not compared. */
const FILE_MS = 60_000;

/** The result of comparing the uploads of a book; files by their names in the plan. */
export interface Compared {
  /** Files that are printed although they differ, because that was allowed. */
  differing: Set<string>;
  /** Pages, from 0, that are white in the bleed, by file. */
  whiteInBleed: Map<string, number[]>;
  /** Files that are too large or too complex to be rendered. */
  unknown: Set<string>;
}

interface Upload {
  name: string;
  sha256: string;
  source: PdfSource;
  as: PlacedAs;
}

/**
 * Compares every upload of a book as readers show it with how it is placed. Results stored by the check of an upload are
 * reused.
 * @throws PressError `differs` with its place when one would print differently and that was not allowed; `aborted`
 */
export async function compareUploads(
  { workers, looks }: Pick<BookPress, 'workers' | 'looks'>,
  order: BookOrder,
  { signal }: Limits,
): Promise<Compared> {
  const compared: Compared = { differing: new Set(), whiteInBleed: new Map(), unknown: new Set() };
  const allowed = new Set(order.mayDiffer?.map(fileOfPlace));
  for (const { name, sha256, source, as } of uploadsOf(order)) {
    const task = { source, as };
    const look = await placedLook(
      { worker: workers.compare, looks },
      task,
      sha256,
      fileLimits(FILE_MS, signal),
    );
    if (!look) {
      compared.unknown.add(name);
      continue;
    }
    compared.whiteInBleed.set(name, look.whiteInBleed);
    if (look.differing.length === 0) continue;
    if (!allowed.has(name))
      throw new PressError('differs', `"${name}" would print differently from what it shows.`, {
        at: placeOfFile(name),
      });
    compared.differing.add(name);
  }
  await looks.trim();
  return compared;
}

function uploadsOf({ run, uploads = {}, logos = {} }: BookOrder): Upload[] {
  const found = new Map<string, Upload>();
  const add = (place: PressPlace, upload: Omit<Upload, 'name'>) => {
    const name = fileOfPlace(place);
    found.set(name, { name, ...upload });
  };
  for (const page of run.pages) {
    const upload = uploads[page.page_id];
    if (upload && isUploadedPage(page.page_type)) add({ page: page.page_id }, { ...upload, as: 'page' });
    const sha256 = placedFileOf(page, run.look)?.sha256;
    const source = sha256 === undefined ? undefined : logos[sha256];
    if (sha256 !== undefined && source !== undefined) add({ logo: sha256 }, { sha256, source, as: 'logo' });
  }
  return [...found.values()];
}
