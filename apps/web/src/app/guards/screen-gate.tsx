import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { recordVisit } from '../../lib/back-history.ts';
import type { Screen } from '../../lib/screen.ts';
import { mayDo, useSession } from '../../lib/session.ts';
import { NoPermission } from '../no-permission.tsx';

const FACTOR_PATH = '/second-factor';

/** Shows a screen only to its roles, and records the visit for «Zurück». */
export function ScreenGate({ screen }: { screen: Screen }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const allowed =
    session !== null && screen.roles.includes(session.role) && mayDo(session, screen.needs ?? 'read');
  useEffect(() => {
    if (allowed && !screen.avoidBack) recordVisit(`${pathname}${search}`);
  }, [allowed, screen.avoidBack, pathname, search]);
  // Before anything else, when the account must have a second factor.
  if (session?.user.factor_missing && screen.path !== FACTOR_PATH)
    return <Navigate to={FACTOR_PATH} replace />;
  return allowed ? <Outlet /> : <NoPermission screen={screen} />;
}
