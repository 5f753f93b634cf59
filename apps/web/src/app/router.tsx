import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PublicLayout } from '../features/session/pages/public-layout.tsx';
import { publicScreens } from '../features/session/session.routes.tsx';
import { loadAllTexts, loadDeskTexts } from '../lib/i18n.ts';
import { Loading } from '../ui/loading.tsx';
import { Crashed } from './crashed.tsx';
import { GuestOnly } from './guards/guest-only.tsx';
import { Root } from './root.tsx';

/** The id under which the signed-in routes are added. */
const ROOT = 'root';

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

const signedOut: RouteObject = {
  element: <GuestOnly />,
  children: [
    {
      element: <PublicLayout />,
      children: publicScreens.map(({ path, page }) => ({ path, lazy: lazily(page) })),
    },
  ],
};

const maintenance: RouteObject = {
  path: '/maintenance-mode',
  lazy: lazily(() => import('./maintenance.tsx').then((module) => module.Maintenance)),
};

/** Opened by whoever holds the link, signed in or not. */
const printLink: RouteObject = {
  path: '/print/:token',
  lazy: lazily(async () => {
    const [{ PrintOffice }] = await Promise.all([
      import('./print-office.tsx'),
      loadAllTexts(),
      loadDeskTexts(),
    ]);
    return PrintOffice;
  }),
};

let complete = false;

/** The logged-out area stands alone; any other address first brings the routes of the signed-in area. */
export const router = createBrowserRouter(
  [
    {
      id: ROOT,
      element: <Root />,
      errorElement: <Crashed />,
      hydrateFallbackElement: <Loading />,
      children: [signedOut, maintenance, printLink],
    },
  ],
  {
    async patchRoutesOnNavigation({ patch }) {
      if (complete) return;
      const { signedInRoutes } = await import('./signed-in-routes.tsx');
      patch(ROOT, signedInRoutes);
      complete = true;
    },
  },
);
