import { award } from './award.reference.ts';
import { bottleSize } from './bottle-size.reference.ts';
import { country } from './country.reference.ts';
import { deck } from './deck.reference.ts';
import { grapeVariety } from './grape-variety.reference.ts';
import { pageTitle } from './page-title.reference.ts';
import { region } from './region.reference.ts';
import { service } from './service.reference.ts';
import { ship } from './ship.reference.ts';
import { stand } from './stand.reference.ts';
import { wineCategory } from './wine-category.reference.ts';
import { wineType } from './wine-type.reference.ts';

/** Every kind of reference data, for commands that write many of one kind. */
export const references = {
  award,
  bottleSize,
  country,
  deck,
  grapeVariety,
  pageTitle,
  region,
  service,
  ship,
  stand,
  wineCategory,
  wineType,
};
