import type { OwnPageState, PageItem } from '@rebblatt/contracts';
import { isDecided } from '@rebblatt/contracts';
import i18next from 'i18next';
import { queryClient } from '../../lib/query-client.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { pageOne, pagesChanged } from './page.api.ts';

type Shown = Pick<PageItem, 'state' | 'active'>;

/** What the organiser has changed on a page that is open; undefined without a change that concerns its exhibitor. */
export function newsOf(
  shown: Shown,
  now: OwnPageState,
): { tone: 'success' | 'info' | 'danger'; key: keyof NewsTexts } | undefined {
  if (shown.state !== now.state) {
    if (isDecided(now.state))
      return { tone: now.state === 'accepted' ? 'success' : 'danger', key: now.state };
    return { tone: 'info', key: now.state };
  }
  if (shown.active === now.active) return undefined;
  return { tone: 'info', key: now.active === 1 ? 'on' : 'off' };
}

type NewsTexts = Record<OwnPageState['state'] | 'on' | 'off', string>;

/** Takes over what the organiser has changed on the own pages, and says so of the one that is open. */
export function receivePages(pages: OwnPageState[]): void {
  for (const now of pages) {
    const query = queryClient.getQueryCache().find<PageItem>({ queryKey: pageOne(String(now.id)).queryKey });
    const shown = query?.isActive() ? query.state.data : undefined;
    const news = shown && newsOf(shown, now);
    if (!news) continue;
    const { position, comment } = now;
    notify(
      news.tone,
      i18next.t(($) => $.pageNews[news.key], { position, comment: comment ?? '' }),
    );
  }
  void pagesChanged();
  // Or a logo was decided, which an open page then offers or no longer offers.
  void queryClient.invalidateQueries({ queryKey: ['logo'] });
}
