import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { closeSession, useSession, watchOtherTabs } from '../../lib/session.ts';
import { laterView } from '../../ui/later-view.tsx';
import { Loading } from '../../ui/loading.tsx';

const LeadOn = laterView(() => import('./lead-on.tsx').then((module) => module.LeadOn), {
  waiting: <Loading />,
});

/** The logged-out area: redirects a signed-in user, also after signing in in another tab. */
export function GuestOnly() {
  const session = useSession();
  useEffect(() => watchOtherTabs(closeSession), []);
  if (session === null) return <Outlet />;
  return <LeadOn />;
}
