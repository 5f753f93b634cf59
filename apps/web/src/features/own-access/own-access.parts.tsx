import { withAccessTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** The open sessions of an account, fetched after the screen on which they stand. */
export const SessionList = laterView(() =>
  withAccessTexts(import('./components/session-list.tsx')).then((module) => module.SessionList),
);

/** The second factor of one's own account. */
export const SecondFactor = laterView(() =>
  withAccessTexts(import('./components/second-factor.tsx')).then((module) => module.SecondFactor),
);

/** Somebody else's second factor, for the super administrator. */
export const FactorOf = laterView(() =>
  withAccessTexts(import('./components/factor-of.tsx')).then((module) => module.FactorOf),
);

/** From when on administrators need one, for the super administrator. */
export const FactorRule = laterView(() =>
  withAccessTexts(import('./components/factor-rule.tsx')).then((module) => module.FactorRule),
);
