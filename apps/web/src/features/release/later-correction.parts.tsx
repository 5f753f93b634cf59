import type { PageItem } from '@rebblatt/contracts';
import { hasWines, releaseStates } from '@rebblatt/contracts';
import { loadTexts } from '../../lib/i18n.ts';
import { laterView } from '../../ui/later-view.tsx';

/** A part of a correction with its texts: its refusals are those of the editor and of the profile too. */
export const withCorrectionTexts = async <Module,>(part: Promise<Module>): Promise<Module> => {
  await Promise.all((['decide', 'editor', 'organiser'] as const).map(loadTexts));
  return part;
};

const OrganiserCorrection = laterView(
  () =>
    withCorrectionTexts(import('./components/correction/organiser-correction.tsx')).then(
      (module) => module.OrganiserCorrection,
    ),
  // The room of the button that begins one, so that what stands below does not move when it comes.
  { waiting: <div style={{ height: '2.5rem' }} /> },
);
const OwnCorrection = laterView(() =>
  withCorrectionTexts(import('./components/correction/own-correction.tsx')).then(
    (module) => module.OwnCorrection,
  ),
);

/** The correction on the screen of a page: an exhibitor takes it over or answers. */
export function correctionOn(page: PageItem, organiser: boolean) {
  if (!hasWines(page.page_type) || page.state !== releaseStates.released) return null;
  if (!organiser) return page.correction && <OwnCorrection page={page} />;
  return page.exhibitor && <OrganiserCorrection page={page} />;
}
