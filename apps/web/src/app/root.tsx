import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { fetchInIdleTime } from '../lib/later.ts';
import { maintenanceStore } from '../lib/maintenance.ts';
import { useStore } from '../lib/store.ts';
import { useDocumentTitle } from '../ui/document-title.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { Dialogs } from './dialogs.tsx';
import { CookieBar } from './layout/cookie-bar.tsx';
import { MaintenanceScreen } from './lazy-parts.ts';

/** The frame of every address: messages, dialogs, prompts, and the maintenance screen that covers them. */
export function Root() {
  useEffect(fetchInIdleTime, []);
  const maintenance = useStore(maintenanceStore);
  const { pathname } = useLocation();
  const covered = maintenance && pathname !== '/maintenance-mode';
  useDocumentTitle();
  return (
    <>
      {covered && <MaintenanceScreen />}
      {/* The screen below stays mounted, so that typed text is still there when the server is back. */}
      <div style={{ display: covered ? 'none' : 'contents' }}>
        <Outlet />
      </div>
      <Dialogs />
      <Snackbar />
      <CookieBar />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}
