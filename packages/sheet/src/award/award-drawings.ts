import type { AwardSymbolCode, Language } from '@rebblatt/contracts';

export interface AwardDrawing {
  /** Stable name of the drawing, also the end of its translation key. */
  key: string;
  /** A description of the drawing, as its text alternative. */
  names: Record<Language, string>;
  /** Solid outline in a 16 × 16 square, filled non-zero. */
  path: string;
}

/** The ten award glyphs, shared by the screens and the printed pages. */
export const awardDrawings: Record<AwardSymbolCode, AwardDrawing> = {
  v: {
    key: 'grapes',
    names: { de: 'Traube', fr: 'Raisin', en: 'Grapes' },
    path: 'M2.55 6.2a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM6.25 6.2a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM9.95 6.2a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM4.4 9.5a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM8.1 9.5a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM6.25 12.8a1.75 1.75 0 1 1 3.5 0a1.75 1.75 0 1 1 -3.5 0zM7.3 4.2C7.3 2.2 8.8 .9 11 .6L11.3 1.8C9.6 2.1 8.6 2.9 8.6 4.2z',
  },
  n: {
    key: 'north-star',
    names: { de: 'Nordstern', fr: 'Étoile du nord', en: 'North star' },
    path: 'M8 .4L9.9 6.1L15.6 8L9.9 9.9L8 15.6L6.1 9.9L.4 8L6.1 6.1z',
  },
  l: {
    key: 'laurel',
    names: { de: 'Lorbeer', fr: 'Laurier', en: 'Laurel' },
    path: 'M7.78 13.04Q10.36 10.61 12.78 13.19Q10.21 15.61 7.78 13.04zM10.58 12.33Q11.41 8.89 14.84 9.72Q14.02 13.16 10.58 12.33zM12.53 10.21Q11.34 6.88 14.67 5.69Q15.86 9.02 12.53 10.21zM13 7.36Q10.18 5.23 12.31 2.41Q15.13 4.54 13 7.36zM11.84 4.73Q8.31 4.49 8.54 .96Q12.07 1.2 11.84 4.73zM8.22 13.04Q5.79 15.61 3.22 13.19Q5.64 10.61 8.22 13.04zM5.42 12.33Q1.98 13.16 1.16 9.72Q4.59 8.89 5.42 12.33zM3.47 10.21Q.14 9.02 1.33 5.69Q4.66 6.88 3.47 10.21zM3 7.36Q.87 4.54 3.69 2.41Q5.82 5.23 3 7.36zM4.16 4.73Q3.93 1.2 7.46 .96Q7.69 4.49 4.16 4.73zM6.2 14.2h3.6v1.3h-3.6z',
  },
  m: {
    key: 'medal',
    names: { de: 'Medaille', fr: 'Médaille', en: 'Medal' },
    path: 'M2.6 .4H6.6L8 3.4L9.4 .4H13.4L10.6 6.2H5.4zM3.1 10.7a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1 -9.8 0zM5.5 10.7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  },
  z: {
    key: 'two-stars',
    names: { de: 'Zwei Sterne', fr: 'Deux étoiles', en: 'Two stars' },
    path: 'M4.15 3.9L5.15 6.62L8.05 6.73L5.77 8.53L6.56 11.32L4.15 9.7L1.74 11.32L2.53 8.53L.25 6.73L3.15 6.62zM11.85 3.9L12.85 6.62L15.75 6.73L13.47 8.53L14.26 11.32L11.85 9.7L9.44 11.32L10.23 8.53L7.95 6.73L10.85 6.62z',
  },
  r: {
    key: 'rosette',
    names: { de: 'Rosette', fr: 'Rosette', en: 'Rosette' },
    path: 'M13 6A1.65 1.65 0 0 1 12.05 8.94A1.65 1.65 0 0 1 9.55 10.76A1.65 1.65 0 0 1 6.45 10.76A1.65 1.65 0 0 1 3.95 8.94A1.65 1.65 0 0 1 3 6A1.65 1.65 0 0 1 3.95 3.06A1.65 1.65 0 0 1 6.45 1.24A1.65 1.65 0 0 1 9.55 1.24A1.65 1.65 0 0 1 12.05 3.06A1.65 1.65 0 0 1 13 6zM5.7 6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0zM4.6 11.2L3.2 15.6L5.6 14.6L7 15.9L7.6 12.3zM11.4 11.2L12.8 15.6L10.4 14.6L9 15.9L8.4 12.3z',
  },
  d: {
    key: 'diamond',
    names: { de: 'Raute', fr: 'Losange', en: 'Diamond' },
    path: 'M8 .4L14.4 8L8 15.6L1.6 8zM8 4.6L5.1 8L8 11.4L10.9 8z',
  },
  k: {
    key: 'crown',
    names: { de: 'Krone', fr: 'Couronne', en: 'Crown' },
    path: 'M1 3.4L4.7 7L8 1.2L11.3 7L15 3.4L13.4 11.6H2.6zM2.6 12.8H13.4V14.9H2.6z',
  },
  a: {
    key: 'anchor',
    names: { de: 'Anker', fr: 'Ancre', en: 'Anchor' },
    path: 'M5.8 2.6a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0zM7.05 2.6a.95 .95 0 1 0 1.9 0a.95 .95 0 1 0 -1.9 0zM7.1 4.6H8.9V15.2H7.1zM4.6 6H11.4V7.6H4.6zM1.2 9L4.9 9.6L3.8 10.7C4.8 12.6 6.2 13.5 8 13.6C9.8 13.5 11.2 12.6 12.2 10.7L11.1 9.6L14.8 9L14.8 12.8L13.7 11.9C12.4 14.4 10.5 15.6 8 15.6C5.5 15.6 3.6 14.4 2.3 11.9L1.2 12.8z',
  },
  b: {
    key: 'leaf',
    names: { de: 'Blatt', fr: 'Feuille', en: 'Leaf' },
    path: 'M7.4 15.7V11.6C5.4 13.4 3.1 13.4 1.9 11.7C2.9 11.3 3.5 10.7 3.7 9.9C1.7 9.7 .4 8.1 .6 5.8C2.1 6.4 3.2 6.2 4 5.4C3 3.9 3.1 2.4 3.9 1.3C4.7 2.6 5.6 3.1 6.5 2.9C6.8 1.9 7.3 1 8 .3C8.7 1 9.2 1.9 9.5 2.9C10.4 3.1 11.3 2.6 12.1 1.3C12.9 2.4 13 3.9 12 5.4C12.8 6.2 13.9 6.4 15.4 5.8C15.6 8.1 14.3 9.7 12.3 9.9C12.5 10.7 13.1 11.3 14.1 11.7C12.9 13.4 10.6 13.4 8.6 11.6V15.7z',
  },
};
