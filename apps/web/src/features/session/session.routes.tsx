import type { ComponentType } from 'react';
import { withEntryTexts } from '../../lib/i18n.ts';
import { Login } from './pages/login.tsx';

/** A screen of the logged-out area. */
export type PublicScreen = { path: string; page: () => Promise<ComponentType> };

export const publicScreens: PublicScreen[] = [
  // The first screen for most users is not fetched separately.
  { path: '/login', page: async () => Login },
  {
    path: '/register',
    page: () => withEntryTexts(import('./pages/register.tsx')).then((module) => module.Register),
  },
  {
    path: '/forgot-password',
    page: () => withEntryTexts(import('./pages/forgot-password.tsx')).then((module) => module.ForgotPassword),
  },
  {
    path: '/invitation/:token',
    page: () => withEntryTexts(import('./pages/invitation.tsx')).then((module) => module.Invitation),
  },
  {
    path: '/reset-password/:token',
    page: () => withEntryTexts(import('./pages/reset-password.tsx')).then((module) => module.ResetPassword),
  },
];
