import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { useHome } from '../home.ts';
import { NoPermission } from '../no-permission.tsx';

/** Redirects any other address to the login, or to the start page of a signed-in user. */
export function UnknownPath() {
  const session = useSession();
  const home = useHome();
  if (session === null) return <Navigate to="/login" replace />;
  // A role without any screen has no start page.
  return home === '/' ? <NoPermission /> : <Navigate to={home} replace />;
}
