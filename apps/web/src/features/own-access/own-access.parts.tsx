import { withAccessTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** The open sessions of an account, fetched after the screen on which they stand. */
export const SessionList = laterView(() =>
  withAccessTexts(import('./components/session-list.tsx')).then((module) => module.SessionList),
);
