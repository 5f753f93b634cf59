import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';

const LeadOn = lazy(() => import('./lead-on.tsx').then((module) => ({ default: module.LeadOn })));

/** The logged-out area: who is signed in is led on. */
export function GuestOnly() {
  const session = useSession();
  if (session === null) return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <LeadOn />
    </Suspense>
  );
}
