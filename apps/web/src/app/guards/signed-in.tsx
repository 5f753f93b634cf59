import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { endStore, useSession } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';

/** The signed-in area: without a session redirects to the login, and back unless the user signed out in this tab. */
export function SignedIn() {
  const session = useSession();
  const end = useStore(endStore);
  const { pathname, search, hash } = useLocation();
  if (session !== null) return <Outlet />;
  const wanted = `${pathname}${search}${hash}`;
  const to =
    end === 'logout' || wanted === '/' ? '/login' : `/login?redirectUrl=${encodeURIComponent(wanted)}`;
  return <Navigate to={to} replace />;
}
