import type { ChangedFact } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';

/** «Gedruckt wird die Firma «Weingut Seehalde», heute heisst sie «Domaine du Lac».» */
export const changedFactText = (t: TFunction, { fact, printed, now }: ChangedFact): string =>
  t(($) => $.changedFact[fact], {
    printed: printed || t(($) => $.changedFact.none),
    now: now || t(($) => $.changedFact.none),
  });
