import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PublicLayout } from '../features/session/pages/public-layout.tsx';
import { publicScreens } from '../features/session/session.routes.tsx';
import { loadAllTexts, loadTexts } from '../lib/i18n.ts';
import { later } from '../lib/later.ts';
import { Loading } from '../ui/loading.tsx';
import { Crashed, MissingRoutes } from './crashed.tsx';
import { GuestOnly } from './guards/guest-only.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { linkPaths } from './link-paths.ts';
import { Root } from './root.tsx';

/** The id under which the signed-in routes are added. */
const ROOT = 'root';

const signedOut: RouteObject = {
  element: <GuestOnly />,
  children: [
    {
      element: <PublicLayout />,
      children: publicScreens.map(({ path, page }) => ({ path, lazy: lazyScreen(page) })),
    },
  ],
};

const maintenance: RouteObject = {
  path: '/maintenance-mode',
  lazy: lazyScreen(() => import('./maintenance.tsx').then((module) => module.Maintenance)),
};

/** For anyone with the link, signed in or not. */
const printLink: RouteObject = {
  path: linkPaths.print,
  lazy: lazyScreen(async () => {
    const [{ PrintOffice }] = await Promise.all([
      import('./link-screens.tsx'),
      loadAllTexts(),
      loadTexts('desk'),
    ]);
    return PrintOffice;
  }),
};

const designer: RouteObject = {
  path: linkPaths.designer,
  lazy: lazyScreen(async () => {
    const [{ DesignerDesk }] = await Promise.all([
      import('./link-screens.tsx'),
      loadAllTexts(),
      loadTexts('designer'),
    ]);
    return DesignerDesk;
  }),
};

const routes = later(() => import('./signed-in-routes.tsx'));
let complete = false;

/** The logged-out area is loaded alone; any other address first loads the routes of the signed-in area. */
export const router = createBrowserRouter(
  [
    {
      id: ROOT,
      element: <Root />,
      errorElement: <Crashed />,
      hydrateFallbackElement: <Loading />,
      children: [signedOut, maintenance, printLink, designer],
    },
  ],
  {
    async patchRoutesOnNavigation({ patch }) {
      if (complete) return;
      const fetched = await routes.fetch().catch((cause: unknown) => {
        throw new MissingRoutes('The signed-in area could not be fetched', { cause });
      });
      patch(ROOT, fetched.signedInRoutes);
      complete = true;
    },
  },
);
