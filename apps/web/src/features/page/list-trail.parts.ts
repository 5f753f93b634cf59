import { useStart } from '../../lib/use-start.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Crumb } from '../../ui/screen-trail.ts';

/**
 * The breadcrumb of a page: the start it was opened from, or its list.
 * @param list the address of either; the list is the exhibitor's own, or the organiser's of the active or another catalogue
 */
export function useListTrail(list: string): readonly Crumb[] {
  const { t } = useTranslation();
  const start = useStart();
  const organiser = list.startsWith('/active-catalog')
    ? t(($) => $.page.activeTitle)
    : t(($) => $.page.title);
  if (start?.to === list) return [start];
  return [{ to: list, label: list === '/exhibitor-page' ? t(($) => $.page.ownTitle) : organiser }];
}
