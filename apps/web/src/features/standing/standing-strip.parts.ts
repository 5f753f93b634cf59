import { createElement } from 'react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';
import styles from './standing-place.module.css';

const place = createElement('div', { className: styles.place });

/** The room of the strip while it is not known which catalogue it is about. */
export const StandingPlace = () => place;

/** The strip «Stand des Katalogs», fetched after the screen that it heads. */
export const StandingStrip = laterView(
  () => withOrganiserTexts(import('./components/standing-strip.tsx')).then((module) => module.StandingStrip),
  { waiting: place },
);
