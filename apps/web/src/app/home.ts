import { useCatalogState, useSession } from '../lib/session.ts';
import { screenAt } from './screens.ts';
import { startPage } from './start-page.ts';

/** The start page of the signed-in user; without a session the login. */
export function useHome(): string {
  const session = useSession();
  const state = useCatalogState();
  if (session === null) return '/login';
  return startPage(session.role, state, session.user.active === 1, (path) =>
    Boolean(screenAt(path)?.roles.includes(session.role)),
  );
}
