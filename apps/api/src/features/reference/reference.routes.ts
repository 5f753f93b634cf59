import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { everything, list } from '../../http/reference.ts';
import { referenceRoutes } from '../../http/reference-routes.ts';
import type { Database } from '../../lib/database.ts';
import { award } from './award.reference.ts';
import { bottleSize } from './bottle-size.reference.ts';
import { country } from './country.reference.ts';
import { deck } from './deck.reference.ts';
import { grapeVariety } from './grape-variety.reference.ts';
import { pageTitle } from './page-title.reference.ts';
import { region } from './region.reference.ts';
import { service } from './service.reference.ts';
import { ship } from './ship.reference.ts';
import { wineCategory } from './wine-category.reference.ts';
import { wineType } from './wine-type.reference.ts';

/** The options of the forms, except for the stands, which depend on the active catalogue. */
export const referenceDataRoutes = ({ db }: { db: Database }): Endpoint[] => [
  ...referenceRoutes({
    db,
    name: 'country',
    resource: country,
    read: signedIn,
    one: 'a country',
    many: 'countries',
    deleted: 'a country and its regions',
  }),
  ...referenceRoutes({
    db,
    name: 'region',
    resource: region,
    read: signedIn,
    one: 'a region',
    many: 'regions',
  }),
  ...referenceRoutes({
    db,
    name: 'page-title',
    resource: pageTitle,
    read: signedIn,
    one: 'a page title',
    many: 'page titles',
  }),
  ...referenceRoutes({
    db,
    name: 'ship',
    resource: ship,
    read: administrators,
    one: 'a ship',
    many: 'ships',
  }),
  ...referenceRoutes({
    db,
    name: 'deck',
    resource: deck,
    read: signedIn,
    one: 'a deck',
    many: 'decks',
  }),
  ...referenceRoutes({
    db,
    name: 'bottle-size',
    resource: bottleSize,
    read: signedIn,
    one: 'a bottle size',
    many: 'bottle sizes',
  }),
  ...referenceRoutes({
    db,
    name: 'award',
    resource: award,
    read: signedIn,
    one: 'an award',
    many: 'awards',
  }),
  ...referenceRoutes({
    db,
    name: 'service',
    resource: service,
    read: signedIn,
    one: 'a service',
    many: 'services',
  }),
  ...referenceRoutes({
    db,
    name: 'wine-type',
    resource: wineType,
    read: signedIn,
    one: 'a wine type',
    many: 'wine types',
  }),
  ...referenceRoutes({
    db,
    name: 'wine-category',
    resource: wineCategory,
    read: signedIn,
    one: 'a wine category',
    many: 'wine categories',
    deleted: 'a wine category and take it off its wines',
  }),
  endpoint('GET /wine/wine-category', { allow: signedIn, summary: 'All wine categories' }, ({ query }) =>
    list(db, wineCategory, query, everything),
  ),
  ...referenceRoutes({
    db,
    name: 'grape-variety',
    resource: grapeVariety,
    read: signedIn,
    one: 'a grape variety',
    many: 'grape varieties',
  }),
];
