/** The two fairs, by the number that the contracts give them. */
export const catalogType = {
  1: 'Primavera (salon de printemps)',
  2: 'Expovina (salon principal)',
};
