import type { OwnStandingPage } from '@rebblatt/contracts';
import type { Translate } from '../../../lib/text-key.ts';
import type { StandingLine } from '../own-standing.rules.ts';

const MAX_COMMENT = 70;

/** What a page is called in these lines: its type and its position. */
export const ownPageName = (t: Translate, { page_type, position }: OwnStandingPage) =>
  t(($) => $.evening.pageName, { type: t(($) => $.page.type[`${page_type}`]), position });

const shortened = (text: string) => (text.length > MAX_COMMENT ? `${text.slice(0, MAX_COMMENT - 1)}…` : text);

/** Where a page stands, in words. */
export function pageInWords(t: Translate, { standing, gaps, comment }: OwnStandingPage): string {
  if (standing === 'rejected')
    return comment
      ? t(($) => $.evening.pages.because, { comment: shortened(comment) })
      : t(($) => $.evening.pages.rejected);
  if (standing === 'waiting' || standing === 'checking' || standing === 'accepted')
    return t(($) => $.evening.pages[standing]);
  if (gaps.length === 0) return t(($) => $.evening.pages.ready);
  return t(($) => $.evening.pages.gaps, {
    what: gaps.map((gap) => t(($) => $.evening.gaps[gap])).join(', '),
  });
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
      return `${ownPageName(t, line.page)}: ${pageInWords(t, line.page)}`;
    default:
      return t(($) => $.evening[line.about], { count: line.count });
  }
}
