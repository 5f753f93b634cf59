import { withOrganiserTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** A small form that creates wines one after the other, for other screens. */
export const SmallWineForm = laterView(() =>
  withOrganiserTexts(import('./components/small-wine-form.tsx')).then((module) => module.SmallWineForm),
);
