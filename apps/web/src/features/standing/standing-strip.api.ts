import { createElement } from 'react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** The strip «Stand des Katalogs», fetched after the screen that it heads. */
export const StandingStrip = laterView(
  () => withOrganiserTexts(import('./components/standing-strip.tsx')).then((module) => module.StandingStrip),
  { waiting: createElement('div', { style: { minHeight: 96 } }) },
);
