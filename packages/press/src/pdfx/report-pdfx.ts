import type { PdfxReport } from '@rebblatt/contracts';
import type { BookPlan } from '../assemble/book-plan.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { PressError } from '../press-error.ts';
import { checkPdfx } from './check-pdfx.ts';

/**
 * Checks the finished file of a plan. Faults of uploaded files are reported, because they were accepted on
 * purpose. Throws `layout` for a fault of the press itself, with the page when it is on one.
 */
export async function reportPdfx(plan: BookPlan, file: Uint8Array): Promise<PdfxReport> {
  const findings = await checkPdfx(
    file,
    plan.pages.map(({ kind }) => (kind === 'file' ? 'placed' : 'laid-out')),
  );
  const own = findings.find(({ origin }) => origin !== 'placed');
  if (own) {
    const page = own.page === null ? undefined : plan.pages[own.page - 1];
    const at = page && { page: page.pageId };
    throw new PressError('layout', `The book is not PDF/X-4: ${own.code} (${own.detail}).`, { at });
  }
  return {
    version: 'PDF/X-4',
    output_condition: (plan.outputCondition ?? fogra39()).identifier,
    conforms: findings.length === 0,
    pages_not_conforming: [...new Set(findings.map(({ page }) => page ?? 0))],
    findings: findings.map(({ code, page, detail }) => ({ code, page: page ?? 0, detail })),
  };
}
