import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../../ui/screen-trail.ts';

/** The way up from a page: to the exhibitor's own list, or to the organiser's of the running or another catalogue. */
export function useListTrail(list: string): readonly Crumb[] {
  const { t } = useTranslation();
  const organiser = list.startsWith('/active-catalog')
    ? t(($) => $.page.activeTitle)
    : t(($) => $.page.title);
  return [{ to: list, label: list === '/exhibitor-page' ? t(($) => $.page.ownTitle) : organiser }];
}
