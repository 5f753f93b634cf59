import { importResources } from '@rebblatt/contracts';
import { orderFields } from './order-columns.rules.ts';
import { resources } from './resources.rules.ts';

/** The fields of every list, with those of orders that do not depend on the fair. */
export const fieldsOfLists = importResources.map(
  (resource) => [resource, resource === 'request' ? orderFields : resources[resource].fields] as const,
);
