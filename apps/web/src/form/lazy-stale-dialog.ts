import { lazy } from 'react';

/** Two states of the same thing side by side; hardly anybody ever sees it. */
export const StaleDialog = lazy(() =>
  import('./stale-dialog.tsx').then((module) => ({ default: module.StaleDialog })),
);
