import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { closeSession, useSession, watchOtherTabs } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';

const LeadOn = lazy(() => import('./lead-on.tsx').then((module) => ({ default: module.LeadOn })));

/** The logged-out area: who is signed in is led on, also when they did so in another tab. */
export function GuestOnly() {
  const session = useSession();
  useEffect(() => watchOtherTabs(closeSession), []);
  if (session === null) return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <LeadOn />
    </Suspense>
  );
}
