import type { ChangedFact } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';

/** «Gedruckt wird die Firma «Weingut Seehalde», heute heisst sie «Domaine du Lac».» */
export const changedFactText = (t: TFunction, { fact, printed, now }: ChangedFact): string =>
  t(($) => $.standing.changed[fact], {
    printed: printed || t(($) => $.standing.changed.none),
    now: now || t(($) => $.standing.changed.none),
  });
