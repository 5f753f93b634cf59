export const catalogType = {
  1: 'Primavera (spring fair)',
  2: 'Expovina (main fair)',
};
