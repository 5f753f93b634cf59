import { isAdministrator } from '@rebblatt/contracts';
import { useLocation } from 'react-router-dom';
import { readHistory, startBefore } from './back-history.ts';
import { useSession } from './session.ts';
import { useTranslation } from './use-translation.ts';

/**
 * The start from which the current screen was opened, as a step of the breadcrumb: progress, one exhibitor of it, or the
 * wines with what is left to do. Undefined if the screen was opened from its list or elsewhere.
 */
export function useStart(): { to: string; label: string } | undefined {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const to = startBefore(readHistory(), pathname, organiser ? 'organiser' : 'exhibitor');
  if (to === undefined) return undefined;
  if (!organiser) return { to, label: t(($) => $.wine.title) };
  return {
    to,
    label: to.endsWith('/progress')
      ? t(($) => $.standing.progressTitle)
      : t(($) => $.standing.participationTitle),
  };
}
