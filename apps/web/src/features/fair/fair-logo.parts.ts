import { laterView } from '../../ui/later-view.tsx';

/** The fair's logo, fetched by itself like {@link AskOrganiser}; one that cannot be fetched leaves its place empty. */
export const FairLogo = laterView(
  () => import('./components/fair-logo.tsx').then((module) => module.FairLogo),
  {
    missing: () => '',
  },
);
