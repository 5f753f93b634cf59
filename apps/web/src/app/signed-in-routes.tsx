import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadAllTexts } from '../lib/i18n.ts';
import { Crashed } from './crashed.tsx';
import { ScreenGate } from './guards/screen-gate.tsx';
import { SignedIn } from './guards/signed-in.tsx';
import { UnknownPath } from './guards/unknown-path.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { screens } from './screens.ts';

async function signedInArea(): Promise<ComponentType> {
  const [{ SignedInArea }] = await Promise.all([import('./layout/signed-in-area.tsx'), loadAllTexts()]);
  return SignedInArea;
}

/** Every screen with its guards, and the route for any other address. */
export const signedInRoutes: RouteObject[] = [
  {
    element: <SignedIn />,
    children: [
      {
        lazy: lazyScreen(signedInArea),
        children: screens.map((screen) => ({
          element: <ScreenGate screen={screen} />,
          errorElement: <Crashed />,
          children: [{ path: screen.path, lazy: lazyScreen(screen.page) }],
        })),
      },
    ],
  },
  { path: '*', element: <UnknownPath /> },
];
