import type { AssembledFile } from '../assemble/assemble.worker.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import type { BookManifest, ManifestPage } from './book-job.ts';

/** What is on which page of the finished file. */
export function manifestOf(plan: BookPlan, { pdfx, ...file }: AssembledFile): BookManifest {
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
    printed_pages: plan.sheets.length,
    pages: [...pages.values()],
  };
}
