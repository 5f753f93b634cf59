import type { OwnStandingPage } from '@rebblatt/contracts';
import type { Translate } from '../../../lib/text-key.ts';
import { standingInWords } from '../../page/page-standing.rules.ts';
import type { StandingLine } from '../own-standing.rules.ts';

const MAX_COMMENT = 70;

/** What a page is called in these lines: its type and its position. */
export const ownPageName = (t: Translate, { page_type, position }: OwnStandingPage) =>
  t(($) => $.evening.pageName, { type: t(($) => $.page.type[`${page_type}`]), position });

const shortened = (text: string) => (text.length > MAX_COMMENT ? `${text.slice(0, MAX_COMMENT - 1)}…` : text);

/** Where a page stands, in words, and of one that is open what it lacks. */
export function pageInWords(t: Translate, page: OwnStandingPage): string {
  const { standing, gaps, doubts, comment, correction } = page;
  // A file that could not be checked has no faults.
  const file_errors = gaps.includes('file.not-processed') ? 0 : null;
  const known = { standing, correction, file_errors, comment: comment && shortened(comment) };
  const inWords = standingInWords(t, known);
  if (standing !== 'draft') return inWords;
  const what = gaps.map((gap) => t(($) => $.evening.gaps[gap])).join(', ');
  const open =
    gaps.length > 0
      ? t(($) => $.evening.pages.gaps, { count: gaps.length, what })
      : t(($) => $.evening.pages.ready);
  const doubtful = doubts.map((doubt) => t(($) => $.evening.doubts[doubt.what], { count: doubt.count }));
  return [`${inWords}, ${open}`, ...doubtful].join('; ');
}

/** One line in words; of a page without its name. */
export function lineInWords(t: Translate, line: StandingLine): string {
  switch (line.about) {
    case 'profile': {
      const what = line.gaps.map((gap) => t(($) => $.evening.profileGaps[gap])).join(', ');
      return t(($) => $.evening.profile, { what });
    }
    case 'request':
      return t(($) => $.evening.request[line.state]);
    case 'logo':
      return t(($) => $.evening.logo[line.state]);
    case 'page':
      return `${ownPageName(t, line.page)} (${pageInWords(t, line.page)})`;
    default:
      return t(($) => $.evening[line.about], { count: line.count });
  }
}
