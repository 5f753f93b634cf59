import type { AssembledFile } from '../assemble/assemble.worker.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import type { BookManifest, ManifestPage } from './book-job.ts';
import type { Compared } from './compare-uploads.ts';

/** What is on which page of the finished file. */
export function manifestOf(
  plan: BookPlan,
  { pdfx, ...file }: AssembledFile,
  compared: Compared,
): BookManifest {
  const pages = new Map<number, ManifestPage>();
  plan.sheets.forEach((sheet, i) => {
    const page = pages.get(sheet.pageId) ?? {
      page_id: sheet.pageId,
      page_type: sheet.pageType,
      position: sheet.position,
      sheets: [],
    };
    const { folio, sha256, contentSha256 } = sheet;
    page.sheets.push({
      pdf_page: i + 1,
      folio,
      sha256,
      ...(contentSha256 && { content_sha256: contentSha256 }),
    });
    pages.set(sheet.pageId, page);
  });
  return {
    title: plan.info.title,
    created_at: plan.info.createdAt.toISOString(),
    file,
    pdfx,
    not_compared: pagesWith(plan, compared.unknown),
    differing: pagesWith(plan, compared.differing),
    printed_pages: plan.sheets.length,
    pages: [...pages.values()],
  };
}

/** The pages of the file on which one of these files stands. */
function pagesWith(plan: BookPlan, files: ReadonlySet<string>): number[] {
  return plan.sheets.flatMap((sheet, i) => {
    const file = sheet.kind === 'file' ? sheet.file : sheet.logo?.file;
    return file !== undefined && files.has(file) ? [i + 1] : [];
  });
}
