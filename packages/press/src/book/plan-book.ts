import { createHash } from 'node:crypto';
import type { BookPage, BookRun } from '@rebblatt/contracts';
import { type PrintedSheet, printedSheets } from '@rebblatt/sheet';
import type { BookPlan, PdfSource, PlannedSheet } from '../assemble/book-plan.ts';
import { PressError } from '../press-error.ts';
import type { BookJob } from './book-job.ts';
import type { LaidOutSheet } from './lay-out-run.ts';

/** The pages the browser has to lay out: all but those that come as finished files. */
export function runToLayOut(job: BookJob): BookRun {
  return { ...job.run, pages: job.run.pages.filter((page) => !comesAsFile(job, page)) };
}

/** Brings the laid-out sheets and the uploaded files into the order of the run. */
export function planBook(job: BookJob, laidOutSheets: LaidOutSheet[], laidOut: PdfSource[]): BookPlan {
  const files: Record<string, PdfSource> = {};
  const rest = laidOutSheets.values();
  const positions = new Map(
    job.run.pages.map((page, i) => [page.page_id, job.positions?.[page.page_id] ?? i + 1]),
  );
  const fileOf = new Map(
    job.run.pages
      .filter((page) => comesAsFile(job, page))
      .map((page) => [page.page_id, job.uploads?.[page.page_id]]),
  );

  const sheets = printedSheets(job.run).map((sheet): PlannedSheet => {
    const base = {
      pageId: sheet.page_id,
      pageType: sheet.page_type,
      position: positions.get(sheet.page_id) ?? 0,
      folio: sheet.folio,
    };
    const upload = fileOf.get(sheet.page_id);
    if (upload) {
      const file = `page-${sheet.page_id}`;
      files[file] = upload.source;
      const sha256 = createHash('sha256').update(`${upload.sha256}/${sheet.sheet_of_page}`).digest('hex');
      return { ...base, kind: 'file', file, page: sheet.sheet_of_page, sha256 };
    }
    const next = rest.next();
    if (next.done) throw new PressError('layout', 'The layout has too few sheets.');
    const { sha256, contentSha256 } = next.value;
    return { ...base, kind: 'laid-out', sha256, contentSha256, logo: logoFor(job, sheet, files) };
  });
  return { laidOut, sheets, files, info: job.info, outputCondition: job.outputCondition };
}

function logoFor(job: BookJob, { logo }: PrintedSheet, files: Record<string, PdfSource>) {
  if (!logo) return null;
  const source = job.logos?.[logo.sha256];
  const file = `logo-${logo.sha256}`;
  if (source === undefined)
    throw new PressError('layout', `The logo ${logo.sha256} was not handed in.`, { detail: file });
  files[file] = source;
  return { file, boxMm: logo.boxMm };
}

const comesAsFile = (job: BookJob, page: BookPage): boolean =>
  (page.page_type === 2 || page.page_type === 3) && job.uploads?.[page.page_id] !== undefined;
