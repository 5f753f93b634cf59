import { createElement } from 'react';
import { withDeskTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';
import { Loading } from '../../ui/loading.tsx';

/** The section of the print desk, fetched after the screen. */
export const CoverSection = laterView(
  () => withDeskTexts(import('./components/cover-section.tsx')).then((module) => module.CoverSection),
  { waiting: createElement(Loading) },
);
