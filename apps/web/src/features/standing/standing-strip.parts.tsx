import type { ComponentProps } from 'react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { KeptRoom } from '../../ui/kept-room.tsx';
import { laterView } from '../../ui/later-view.tsx';
import styles from './standing-place.module.css';

const place = <div className={styles.place} aria-busy />;

/** The room of the strip while it is not known which catalogue it is about. */
export const StandingPlace = () => place;

const Strip = laterView(
  () => withOrganiserTexts(import('./components/standing-strip.tsx')).then((module) => module.StandingStrip),
  { waiting: place },
);

/** The strip «Stand des Katalogs», fetched after the screen that it heads; meanwhile its room is kept. */
export function StandingStrip(props: ComponentProps<typeof Strip>) {
  const name = `standing-${props.catalog.id}-${props.besideViews ?? false}`;
  return (
    <KeptRoom name={name} empty={false}>
      <Strip {...props} />
    </KeptRoom>
  );
}
