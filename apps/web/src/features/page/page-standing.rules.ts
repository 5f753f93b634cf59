import type { OwnStandingPage, PageStanding } from '@rebblatt/contracts';
import { daysSince } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import type { StatusTone } from '../../ui/status-tag.tsx';

type Stands = Pick<OwnStandingPage, 'standing' | 'comment'> & {
  correction?: OwnStandingPage['correction'];
  released_at?: string | null;
  file_errors?: number | null;
};

/** Where a page stands in words, with the reason where it is known; the only words for it. */
export function standingInWords(t: Translate, page: Stands): string {
  const { standing, released_at, file_errors, comment, correction } = page;
  if (standing === 'waiting' && correction) return t(($) => $.standing.correction[correction]);
  if (standing === 'waiting' && released_at)
    return t(($) => $.standing.waits, { count: daysSince(released_at) });
  if (standing === 'faulty' && file_errors) return t(($) => $.standing.errors, { count: file_errors });
  if (standing === 'rejected' && comment) return t(($) => $.standing.because, { comment });
  return t(($) => $.standing.page[standing]);
}

/** The tone of a page's standing, wherever it is said. */
export const standingTones: Record<PageStanding, StatusTone> = {
  waiting: 'wait',
  rejected: 'danger',
  'no-pdf': 'danger',
  faulty: 'danger',
  checking: 'info',
  draft: 'neutral',
  accepted: 'ok',
  ready: 'ok',
  inactive: 'neutral',
};
