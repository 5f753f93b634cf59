import { type PDFDict, PDFName } from 'pdf-lib';
import { Budget, interpretLimits } from '../content/budget.ts';
import { readSpace } from '../content/colour-space.ts';
import { paintedPage } from '../content/painted-page.ts';
import { dictOf, entryOf, nameOf } from '../pdf/entries.ts';
import { transformed } from '../pdf/matrix.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import type { Rect } from '../pdf/rect.ts';
import { isProfiledCmyk } from '../preflight/rules/col-icc-cmyk.ts';
import { isTransparent } from '../preflight/rules/transp.ts';

/**
 * Removes the transparency group of a page that blends in another space than the process inks, if nothing that prints is
 * transparent: Cairo, Chrome and Office write one in RGB on every page. Where something is blended the group stays, because
 * the page would look different without it. One that blends in CMYK by a profile blends the same inks without it.
 * @param printed the part of the page that prints, in its own units
 */
export function dropIdleGroup(page: PDFDict, printed: Rect): void {
  const group = dictOf(page, 'Group');
  const space = entryOf(group, 'CS');
  if (!group || !space || nameOf(group, 'CS') === 'DeviceCMYK') return;
  if (isProfiledCmyk(readSpace(space, dictOf(page, 'Resources')))) {
    const own = group.clone();
    own.set(PDFName.of('CS'), PDFName.of('DeviceCMYK'));
    page.set(PDFName.of('Group'), own);
    return;
  }
  const area = transformed(printed, shownMatrix(readNestedBoxes(page)));
  const { objects, problems } = paintedPage(page, new Budget(interpretLimits), null, area);
  if (!problems.has('limit') && !objects.some(isTransparent)) page.delete(PDFName.of('Group'));
}
