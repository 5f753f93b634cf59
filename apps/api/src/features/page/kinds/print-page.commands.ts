import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSheet } from '@rebblatt/contracts';
import { WINE_PAGE } from '@rebblatt/contracts';
import type { BookJob, Press } from '@rebblatt/press';
import type { FileStore } from '../../../files/store.ts';
import { withWorkCopy } from '../../../files/work-copy.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../lib/database.ts';
import { fromPress } from '../../../lib/press-fault.ts';
import { findOutputCondition } from '../../print-setting/print-setting.queries.ts';

export interface PrintTools {
  db: Database;
  press: Press;
  files: FileStore;
  clock: Clock;
  /** Folder for the file while it is made. */
  workFolder: string;
}

/** The logo a wine page carries, as the press wants it. */
async function logosOf(files: FileStore, { page }: PageSheet): Promise<Record<string, Uint8Array>> {
  if (page.page_type !== WINE_PAGE || !page.content.logo) return {};
  const { sha256 } = page.content.logo;
  return { [sha256]: await files.read(sha256) };
}

/**
 * Prints one page by itself, as it stands in the book: boxes, logo, and the uploaded file of an ad or content page.
 * @throws AppError 502 without a browser, 504 when it takes too long, 404 when a stored file is gone
 */
export async function printPage(
  tools: PrintTools,
  sheet: PageSheet,
  upload: { sha256: string } | null,
): Promise<Uint8Array> {
  if (!upload) return print(tools, sheet, {});
  const { sha256 } = upload;
  return withWorkCopy(tools.files, tools.workFolder, sha256, (source) =>
    print(tools, sheet, { [sheet.page.page_id]: { sha256, source } }),
  );
}

async function print(
  { db, press, files, clock, workFolder }: PrintTools,
  sheet: PageSheet,
  uploads: NonNullable<BookJob['uploads']>,
): Promise<Uint8Array> {
  const { page_id } = sheet.page;
  const logos = await logosOf(files, sheet);
  await mkdir(workFolder, { recursive: true });
  const out = join(workFolder, `page-${page_id}-${randomUUID()}.pdf`);
  try {
    await fromPress(
      press.book({
        run: { catalog_name: sheet.catalog_name, language: sheet.language, pages: [sheet.page] },
        logos,
        uploads,
        info: { title: sheet.catalog_name, id: `page/${page_id}`, createdAt: clock.now() },
        outputCondition: await findOutputCondition(db, files),
        out,
      }),
    );
    return await readFile(out);
  } finally {
    await rm(out, { force: true });
  }
}
