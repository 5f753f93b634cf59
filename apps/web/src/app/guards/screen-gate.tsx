import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { recordVisit } from '../../lib/back-history.ts';
import type { Screen } from '../../lib/screen.ts';
import { mayDo, useSession } from '../../lib/session.ts';
import { NoPermission } from '../no-permission.tsx';

/** Shows a screen only to its roles, and records the visit for «Zurück». */
export function ScreenGate({ screen }: { screen: Screen }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const allowed =
    session !== null && screen.roles.includes(session.role) && mayDo(session, screen.needs ?? 'read');
  useEffect(() => {
    if (allowed && !screen.avoidBack) recordVisit(`${pathname}${search}`);
  }, [allowed, screen.avoidBack, pathname, search]);
  return allowed ? <Outlet /> : <NoPermission screen={screen} />;
}
