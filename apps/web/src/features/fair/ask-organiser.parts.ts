import { laterView } from '../../ui/later-view.tsx';

/**
 * Whom to ask; nothing until it is known. Fetched by itself, so that the logged-out screens are light; one that cannot be
 * fetched leaves its place empty.
 */
export const AskOrganiser = laterView(
  () => import('./components/ask-organiser.tsx').then((module) => module.AskOrganiser),
  { missing: () => '' },
);
