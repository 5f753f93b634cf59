import { stopTyping } from '../lib/early-keys.ts';
import { withDesignerTexts, withPaletteTexts } from '../lib/i18n.ts';
import { questionStore } from '../ui/confirm-store.ts';
import { laterView } from '../ui/later-view.tsx';
import { paletteStore } from './palette/palette-store.ts';

/** Parts of the shell that are fetched when they are first needed. */
export const ConfirmDialog = laterView(
  () => import('../ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
  { wanted: () => questionStore.get() !== null, close: () => questionStore.get()?.answer(false) },
);
export const MaintenanceScreen = laterView(() =>
  import('./maintenance.tsx').then((module) => module.Maintenance),
);
export const CommandPalette = laterView(
  () =>
    withPaletteTexts(import('./palette/command-palette.tsx')).then(
      (module) => module.CommandPalette,
      (error: unknown) => {
        stopTyping();
        throw error;
      },
    ),
  { close: () => paletteStore.set(0) },
);
export const ContactBar = laterView(() =>
  withDesignerTexts(import('./layout/contact-bar.tsx')).then((module) => module.ContactBar),
);
export const LoginAsBar = laterView(() =>
  import('./layout/login-as-bar.tsx').then((module) => module.LoginAsBar),
);
