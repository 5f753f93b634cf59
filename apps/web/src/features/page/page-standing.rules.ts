import type { OwnStandingPage, PageItem, PageStanding } from '@rebblatt/contracts';
import { daysSince } from '../../lib/date.ts';
import type { Translate } from '../../lib/text-key.ts';
import type { StatusTone } from '../../ui/status-tag.tsx';

type Stands = Pick<OwnStandingPage, 'standing' | 'comment'> & {
  correction?: OwnStandingPage['correction'];
  released_at?: string | null;
  file_errors?: number | null;
};

/** What nobody can bring into the book any more once the exhibitor's time is over. */
const leftUndone: readonly PageStanding[] = ['draft', 'no-pdf', 'faulty', 'rejected'];

/** Whether the time of the reader, an exhibitor, for a page is over. */
export const isOver = ({ editable, catalog }: Pick<PageItem, 'editable' | 'catalog'>): boolean =>
  editable === 0 && catalog.currently_active === 0;

/**
 * Where a page stands in words, with the reason where it is known; the only words for it.
 *
 * @param closed whether the reader's time for it is over, so that what is not released stays out of the book
 */
export function standingInWords(t: Translate, page: Stands, closed = false): string {
  const { standing, released_at, file_errors, comment, correction } = page;
  if (closed && leftUndone.includes(standing)) return t(($) => $.standing.page.inactive);
  if ((standing === 'waiting' || standing === 'corrected') && correction)
    return t(($) => $.standing.correction[correction]);
  if (standing === 'waiting' && released_at)
    return t(($) => $.standing.waits, { count: daysSince(released_at) });
  if ((standing === 'checking' || standing === 'faulty') && file_errors === 0)
    return t(($) => $.standing.unchecked);
  if (standing === 'faulty' && file_errors) return t(($) => $.standing.errors, { count: file_errors });
  if (standing === 'rejected' && comment) return t(($) => $.standing.because, { comment });
  return t(($) => $.standing.page[standing]);
}

/** The tone of a page's standing, wherever it is said. */
export const standingTones: Record<PageStanding, StatusTone> = {
  waiting: 'wait',
  corrected: 'wait',
  rejected: 'danger',
  'no-pdf': 'danger',
  faulty: 'danger',
  checking: 'info',
  draft: 'neutral',
  accepted: 'ok',
  ready: 'ok',
  inactive: 'neutral',
};

/**
 * The same for a catalogue whose collection may not have begun: a file that is missing is not late before.
 * @param begun whether it has
 */
export const standingToneOf = (standing: PageStanding, begun: boolean): StatusTone =>
  standing === 'no-pdf' && !begun ? 'neutral' : standingTones[standing];
