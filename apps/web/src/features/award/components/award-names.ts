import type { AwardSymbolCode, Language } from '@rebblatt/contracts';

/** What each drawing shows; here and not with the drawings, because only the form of an award says it. */
export const awardNames: Record<AwardSymbolCode, Record<Language, string>> = {
  v: { de: 'Traube', fr: 'Raisin', en: 'Grapes' },
  n: { de: 'Nordstern', fr: 'Étoile du nord', en: 'North star' },
  l: { de: 'Lorbeer', fr: 'Laurier', en: 'Laurel' },
  m: { de: 'Medaille', fr: 'Médaille', en: 'Medal' },
  z: { de: 'Zwei Sterne', fr: 'Deux étoiles', en: 'Two stars' },
  r: { de: 'Rosette', fr: 'Rosette', en: 'Rosette' },
  d: { de: 'Raute', fr: 'Losange', en: 'Diamond' },
  k: { de: 'Krone', fr: 'Couronne', en: 'Crown' },
  a: { de: 'Anker', fr: 'Ancre', en: 'Anchor' },
  b: { de: 'Blatt', fr: 'Feuille', en: 'Leaf' },
};
