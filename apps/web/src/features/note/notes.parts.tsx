import { withDesignerTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** The notes about a company with a form for one more, fetched after the screen on which they stand. */
export const Notes = laterView(() =>
  withDesignerTexts(import('./components/notes.tsx')).then((module) => module.Notes),
);
