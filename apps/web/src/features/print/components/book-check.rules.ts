import type { BookCheck } from '@rebblatt/contracts';
import { isUploadedPage } from '@rebblatt/contracts';
import { mergePageNumbers } from '@rebblatt/printed-page';
import { numberOf } from './change-list.rules.ts';

/**
 * The pages whose bleed was not searched for white, as text («1–3, 5»), empty for none: those laid out by the
 * product, whose templates are tested for it, and supplied files that could not be rendered.
 */
export function bleedNotExamined({ bleed_not_examined: pages }: BookCheck) {
  const supplied = ({ page_type: type }: (typeof pages)[number]) => type !== null && isUploadedPage(type);
  const listOf = (wanted: boolean) =>
    mergePageNumbers(pages.filter((page) => supplied(page) === wanted).map(numberOf)).join(', ');
  return { laidOut: listOf(false), supplied: listOf(true) };
}
