import { lazy } from 'react';

/** Parts of the frame that are fetched when they are first needed. */
export const ConfirmDialog = lazy(() =>
  import('../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
export const MaintenanceScreen = lazy(() =>
  import('./maintenance.tsx').then((module) => ({ default: module.Maintenance })),
);
export const CommandPalette = lazy(() =>
  import('./palette/command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
);
export const UpdatePrompt = lazy(() =>
  import('./layout/update-prompt.tsx').then((module) => ({ default: module.UpdatePrompt })),
);
