import { Navigate, useSearchParams } from 'react-router-dom';
import { useHome } from '../home.ts';
import { ownPath } from '../own-path.ts';
import { screenAt } from '../screens.ts';

/**
 * Redirects a signed-in user from the logged-out area: to the requested path, otherwise to the start page.
 */
export function LeadOn() {
  const home = useHome();
  const [params] = useSearchParams();
  const wanted = ownPath(params.get('redirectUrl'), (path) => screenAt(path) !== undefined);
  return <Navigate to={wanted ?? home} replace />;
}
