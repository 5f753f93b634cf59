import { readFileSync } from 'node:fs';
import { PDFDocument, PDFHeader, PDFHexString, PDFName, PDFObjectCopier } from 'pdf-lib';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { PressError } from '../press-error.ts';
import type { BookPlan, PdfSource } from './book-plan.ts';
import type { AssemblyStep, Draft } from './draft.ts';
import { fileId } from './file-id.ts';
import { bookSteps } from './steps.ts';

export interface AssemblyProgress {
  step: string;
  done: number;
  total: number;
}

/**
 * Runs the steps on a plan and returns the bytes of the file. The same plan results in the same bytes.
 * Throws `layout` when the laid-out document does not match the plan, `unreadable` for a bad uploaded file.
 */
export async function assembleBook(
  plan: BookPlan,
  report: (progress: AssemblyProgress) => void = () => undefined,
  steps: readonly AssemblyStep[] = bookSteps,
): Promise<Uint8Array> {
  const draft = await openDraft(plan);
  for (const step of steps) {
    report({ step: step.name, done: 0, total: 1 });
    await step.run(draft, (done, total) => report({ step: step.name, done, total }));
  }
  report({ step: 'save', done: 0, total: 1 });
  draft.doc.context.header = PDFHeader.forVersion(1, 6);
  const half = PDFHexString.of(fileId(plan).slice(0, 32));
  draft.doc.context.trailerInfo.ID = draft.doc.context.obj([half, half]);
  return draft.doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

async function openDraft(plan: BookPlan): Promise<Draft> {
  const [first, ...others] = plan.laidOut;
  const doc = first ? await loadPdf(bytesOf(first)) : await PDFDocument.create({ updateMetadata: false });
  const laidOut = first ? readPages(doc) : [];
  for (const source of others) {
    const other = await loadPdf(bytesOf(source));
    const copier = PDFObjectCopier.for(other.context, doc.context);
    for (const page of readPages(other)) {
      page.delete(PDFName.of('Parent'));
      laidOut.push(copier.copy(page));
    }
  }
  const expected = plan.pages.filter((page) => page.kind === 'laid-out').length;
  if (laidOut.length !== expected)
    throw new PressError('layout', `The layout has ${laidOut.length} pages where ${expected} were planned.`);
  return { plan, doc, laidOut, pages: new Array(plan.pages.length) };
}

const bytesOf = (source: PdfSource) => (typeof source === 'string' ? readFileSync(source) : source);
