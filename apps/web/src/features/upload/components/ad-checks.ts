import { isUnchecked, type PageItem } from '@rebblatt/contracts';
import type { Translate } from '../../../lib/text-key.ts';
import type { ReleaseCheck } from '../../release/release-check.rules.ts';

/** What an advertisement needs for its release, always the same two: a stand, and a PDF that can be printed. */
export const adChecks = (t: Translate, page: PageItem): readonly ReleaseCheck[] => [
  page.stand_id === null
    ? { state: 'missing', text: t(($) => $.editorParts.ad.noStand) }
    : { state: 'met', text: t(($) => $.editorParts.ad.stand) },
  fileCheck(t, page),
];

/** A PDF without errors, or with its errors overridden. */
function fileCheck(
  t: Translate,
  { content_pdf, content_override, content_report, status }: PageItem,
): ReleaseCheck {
  const missing = (text: string): ReleaseCheck => ({ state: 'missing', text });
  if (content_pdf === null) return missing(t(($) => $.editorParts.ad.noFile));
  if (status.status === 1 || content_override !== null)
    return { state: 'met', text: t(($) => $.editorParts.ad.file) };
  if (isUnchecked({ status: status.status, report: content_report }))
    return missing(t(($) => $.editorParts.ad.unchecked));
  return status.status === 0
    ? missing(t(($) => $.editorParts.ad.checking))
    : missing(t(($) => $.editorParts.ad.faulty));
}
