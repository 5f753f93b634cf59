import { withEveningTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** «Wo Sie stehen», at the head of an exhibitor's wines and pages; nothing between two fairs. */
export const EveningStart = laterView(() =>
  withEveningTexts(import('./components/own-standing.tsx')).then((module) => module.OwnStanding),
);
