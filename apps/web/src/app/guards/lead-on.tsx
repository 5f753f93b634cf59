import { Navigate, useSearchParams } from 'react-router-dom';
import { useHome } from '../home.ts';
import { ownPath } from '../own-path.ts';
import { screenAt } from '../screens.ts';

/** Where somebody who is signed in goes from the logged-out area: where they wanted to go, else to their start page. */
export function LeadOn() {
  const home = useHome();
  const [params] = useSearchParams();
  const wanted = ownPath(params.get('redirectUrl'), (path) => screenAt(path) !== undefined);
  return <Navigate to={wanted ?? home} replace />;
}
