import type { BoxMm } from '@rebblatt/printed-page';
import { PDFArray, PDFDict, PDFName, PDFObjectCopier, type PDFRef, PDFStream } from 'pdf-lib';
import { written } from '../pdf/matrix.ts';
import { heightOf, type Rect, readRect, widthOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { PressError } from '../press-error.ts';
import { placeOfFile } from '../press-place.ts';
import { fromTopLeft } from './cut-boxes.ts';
import type { AssemblyStep, Draft } from './draft.ts';
import { logoForm } from './logo-form.ts';
import { openDonor } from './open-donor.ts';

/** The name of the logo in the resources of a laid-out page. */
export const LOGO_NAME = 'Logo';

/** Places each logo in the space on its page, before the boxes are cut. A logo on several pages is stored once. */
export const placeLogos: AssemblyStep = {
  name: 'place-logos',
  async run(draft, report) {
    const byFile = new Map<string, { page: PDFDict; boxMm: BoxMm }[]>();
    let next = 0;
    for (const planned of draft.plan.pages) {
      if (planned.kind !== 'laid-out') continue;
      const page = draft.laidOut[next++];
      if (!planned.logo || !page) continue;
      const uses = byFile.get(planned.logo.file) ?? [];
      byFile.set(planned.logo.file, [...uses, { page, boxMm: planned.logo.boxMm }]);
    }
    let done = 0;
    for (const [file, uses] of byFile) {
      const form = await importLogo(draft, file);
      for (const use of uses) drawForm(use.page, form, use.boxMm);
      report(++done, byFile.size);
    }
  },
};

async function importLogo(draft: Draft, file: string): Promise<{ ref: PDFRef; size: Rect }> {
  const donor = await openDonor(draft.plan, file);
  const page = donor.pages[0];
  if (!page) throw new PressError('unreadable', `The logo "${file}" has no page.`, { at: placeOfFile(file) });
  const { stream, size } = logoForm(page);
  const copied = PDFObjectCopier.for(donor.doc.context, draft.doc.context).copy(stream);
  return { ref: draft.doc.context.register(copied), size };
}

/** Draws a form in a box that is measured from the top left corner of the laid-out page. */
function drawForm(page: PDFDict, form: { ref: PDFRef; size: Rect }, boxMm: BoxMm): void {
  const { context } = page;
  const target = fromTopLeft(mediaBoxOf(page), boxMm);
  const place = written([
    ptOf(boxMm.width) / widthOf(form.size),
    0,
    0,
    ptOf(boxMm.height) / heightOf(form.size),
    target.x0,
    target.y0,
  ]);
  const before = context.register(context.stream('q\n'));
  const after = context.register(context.stream(`\nQ\nq\n${place} cm\n/${LOGO_NAME} Do\nQ\n`));
  const own = page.get(PDFName.of('Contents'));
  const contents = page.lookup(PDFName.of('Contents'));
  const streams =
    contents instanceof PDFArray ? contents.asArray() : contents instanceof PDFStream && own ? [own] : [];
  page.set(PDFName.of('Contents'), context.obj([before, ...streams, after]));
  addXObject(page, LOGO_NAME, form.ref);
}

function mediaBoxOf(page: PDFDict): Rect {
  const media = readRect(page.lookup(PDFName.of('MediaBox')), page.context);
  if (!media) throw new PressError('layout', 'A laid-out page has no size.');
  return media;
}

/** Resources may be shared by pages, so the page gets its own copy before anything is added. */
function addXObject(page: PDFDict, key: string, ref: PDFRef): void {
  const { context } = page;
  const shared = page.lookup(PDFName.of('Resources'));
  const resources = shared instanceof PDFDict ? shared.clone(context) : context.obj({});
  const xobjects = resources.lookup(PDFName.of('XObject'));
  const own = xobjects instanceof PDFDict ? xobjects.clone(context) : context.obj({});
  own.set(PDFName.of(key), ref);
  resources.set(PDFName.of('XObject'), own);
  page.set(PDFName.of('Resources'), resources);
}
