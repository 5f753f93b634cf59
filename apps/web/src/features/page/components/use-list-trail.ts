import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../../ui/screen-trail.ts';

/** The way up from a page: to the office's list, or to the exhibitor's own. */
export function useListTrail(list: string): readonly Crumb[] {
  const { t } = useTranslation();
  const label = list === '/exhibitor-page' ? t(($) => $.page.ownTitle) : t(($) => $.page.title);
  return [{ to: list, label }];
}
