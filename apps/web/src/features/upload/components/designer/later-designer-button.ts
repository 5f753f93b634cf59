import { withDesignerTexts } from '../../../../lib/i18n.ts';
import { laterView } from '../../../../ui/later-view.tsx';

/** The way to the links for a designer, fetched with its texts. */
export const DesignerButton = laterView(() =>
  withDesignerTexts(import('./designer-button.tsx')).then((module) => module.DesignerButton),
);
