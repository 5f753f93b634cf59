import type { PdfxReport } from '@rebblatt/contracts';
import type { AssembledFile } from '../assemble/assemble.worker.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import type { BookManifest, ManifestPage } from './book-order.ts';
import type { Compared } from './compare-uploads.ts';

/** Lists what is on which page of the finished file. */
export function manifestOf(
  plan: BookPlan,
  { pdfx, ...file }: AssembledFile,
  compared: Compared,
): BookManifest {
  const pages = new Map<number, ManifestPage>();
  plan.pages.forEach((planned, i) => {
    const page = pages.get(planned.pageId) ?? {
      page_id: planned.pageId,
      page_type: planned.pageType,
      position: planned.position,
      sheets: [],
    };
    const { folio, sha256, contentSha256 } = planned;
    page.sheets.push({
      pdf_page: i + 1,
      folio,
      sha256,
      ...(contentSha256 && { content_sha256: contentSha256 }),
    });
    pages.set(planned.pageId, page);
  });
  return {
    title: plan.info.title,
    created_at: plan.info.createdAt.toISOString(),
    file,
    pdfx: withWhiteInBleed(pdfx, plan, compared),
    not_compared: pagesWith(plan, compared.unknown),
    differing: pagesWith(plan, compared.differing),
    bleed_not_examined: plan.pages.flatMap((planned, i) =>
      planned.kind === 'file' && !compared.unknown.has(planned.file) ? [] : [i + 1],
    ),
    printed_pages: plan.pages.length,
    pages: [...pages.values()],
  };
}

/** The pages of the book that contain one of these files. */
function pagesWith(plan: BookPlan, files: ReadonlySet<string>): number[] {
  return plan.pages.flatMap((planned, i) => {
    const file = planned.kind === 'file' ? planned.file : planned.logo?.file;
    return file !== undefined && files.has(file) ? [i + 1] : [];
  });
}

/** The check of the file only knows what is painted, not where it ends: that was found on the rendered pages. */
function withWhiteInBleed(pdfx: PdfxReport, plan: BookPlan, { whiteInBleed }: Compared): PdfxReport {
  const white = plan.pages.flatMap((planned, i) =>
    planned.kind === 'file' && whiteInBleed.get(planned.file)?.includes(planned.page)
      ? [{ code: 'white-in-bleed', page: i + 1, detail: planned.file }]
      : [],
  );
  const findings = [...pdfx.findings, ...white].sort((a, b) => a.page - b.page);
  const pages_not_conforming = [...new Set(findings.map(({ page }) => page))];
  return { ...pdfx, conforms: findings.length === 0, pages_not_conforming, findings };
}
