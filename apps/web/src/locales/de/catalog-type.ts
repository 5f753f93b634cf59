/** The two fairs, by the number that the contracts give them. */
export const catalogType = {
  1: 'Primavera (Frühlingsmesse)',
  2: 'Expovina (Hauptmesse)',
};
