import { knownNames, nameBook } from '@rebblatt/contracts';
import { grapeNames, places } from '@rebblatt/wine-names';

/** Common words, and what countries, regions and grapes of wine are called. Villages are no other name of their region. */
export const { namedParts, synonymsOf, waysToWrite } = nameBook([
  ...knownNames,
  ...places.filter(({ rank }) => rank !== 'place'),
  ...grapeNames,
]);
