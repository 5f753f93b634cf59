import { useLocation } from 'react-router-dom';
import { readHistory } from './back-history.ts';
import { useTranslation } from './use-translation.ts';

/** Where the organiser's first steps are listed. */
const STEPS = '/setup';

const pathOf = (address: string) => address.split('?')[0];

/**
 * The organiser's first steps, as a step of the breadcrumb, where the current screen was opened from them: with what it is
 * for done, it leads back to the next one. Undefined if it was opened from its list or elsewhere.
 */
export function useSteps(): { to: string; label: string } | undefined {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const before = readHistory().findLast((entry) => pathOf(entry) !== pathname);
  return before && pathOf(before) === STEPS ? { to: STEPS, label: t(($) => $.setup.title) } : undefined;
}
