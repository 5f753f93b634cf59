import { withOrganiserTexts } from '../../../lib/i18n.ts';
import { laterView } from '../../../ui/later-view.tsx';

/** Replaces the PDF of a page in any state; for the organiser, fetched with the texts of the organiser. */
export const ReplaceFile = laterView(() =>
  withOrganiserTexts(import('./replace-file-button.tsx')).then((module) => module.ReplaceFileButton),
);
