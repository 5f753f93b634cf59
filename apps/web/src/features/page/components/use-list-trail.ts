import { useTranslation } from '../../../lib/use-translation.ts';
import type { Crumb } from '../../../ui/screen-trail.ts';

/**
 * The breadcrumb of a page: the exhibitor's own list, or the organiser's of the active or another catalogue.
 */
export function useListTrail(list: string): readonly Crumb[] {
  const { t } = useTranslation();
  const organiser = list.startsWith('/active-catalog')
    ? t(($) => $.page.activeTitle)
    : t(($) => $.page.title);
  return [{ to: list, label: list === '/exhibitor-page' ? t(($) => $.page.ownTitle) : organiser }];
}
