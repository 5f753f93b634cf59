import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { visibleAssignments } from '../catalog/catalog.policy.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { visibleExhibitors } from '../exhibitor/exhibitor.policy.ts';
import { visibleRequests } from '../request/request.policy.ts';
import { listAddresses, listOrderedServices, listStands } from './fair-list.queries.ts';

/** The lists a fair runs on, each of one catalogue. */
export const fairListRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /catalog/:id/ordered-services',
    { allow: administrators, summary: 'Tell who ordered which service' },
    async ({ actor, params: { id } }) => {
      found(await findCatalog(db.prisma, id));
      return listOrderedServices(db, visibleRequests(actor), id);
    },
  ),

  endpoint(
    'GET /catalog/:id/stands',
    { allow: administrators, summary: 'Tell which stands are free, waited for and taken' },
    async ({ actor, params: { id } }) =>
      listStands(db, visibleAssignments(actor), found(await findCatalog(db.prisma, id))),
  ),

  endpoint(
    'GET /catalog/:id/addresses',
    { allow: administrators, summary: 'List the addresses of the companies of a catalogue' },
    async ({ actor, params: { id } }) => {
      found(await findCatalog(db.prisma, id));
      return listAddresses(db, visibleExhibitors(actor), id);
    },
  ),
];
