import { orderListed } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { ListedRequest } from '../request/listed.commands.ts';
import {
  findAllListedRequests,
  findListedRequest,
  insertListedRequest,
  isDecided,
  removeListedRequest,
  updateListedRequest,
} from '../request/listed.commands.ts';
import type { ListResource } from './list-resource.rules.ts';
import { prepareOrders } from './orders.queries.ts';
import type { Entry } from './target.commands.ts';

/** More requests than any organiser has. */
const MOST = 20_000;

const entryOf = (row: ListedRequest): Entry => {
  const { exhibitor, services, ...columns } = row;
  return {
    id: row.id,
    version: row.version,
    item: {
      company_name: exhibitor.companyName,
      exhibitor_id: row.exhibitorId,
      catalog_id: row.catalogId,
      count_stands: row.countStands,
      count_pages_wine: row.countPagesWine,
      count_pages_advertising: row.countPagesAdvertising,
      stands: row.plannedStands,
      titles: row.plannedTitles,
      service: Object.fromEntries(
        services.map(({ serviceId, amount }) => [serviceId, { service_id: serviceId, amount }]),
      ),
      deck: row.deckId,
      comment: row.exhibitorComment,
      state: row.state,
    },
    row: { ...columns, services },
  };
};

const find = async (tx: Tx, id: number) => {
  const row = await findListedRequest(tx, id);
  return row && entryOf(row);
};

/** Orders that came on paper: what was ordered, with the stands and titles that are planned for it. */
export const orders: ListResource = {
  target: {
    entity: 'catalog-request',
    form: orderListed,
    load: async (tx) => (await findAllListedRequests(tx, MOST)).map(entryOf),
    find,
    insert: async (tx, forms, clock) => {
      const made: Entry[] = [];
      for (const form of forms)
        made.push(entryOf(await insertListedRequest(tx, clock, orderListed.parse(form))));
      return made;
    },
    update: async (tx, id, fields) => {
      const { before, after } = await updateListedRequest(tx, id, (row) =>
        orderListed.parse({ ...entryOf(row).item, ...fields }),
      );
      return { before: entryOf(before), after: entryOf(after) };
    },
    remove: removeListedRequest,
  },
  name: 'company_name',
  key: ['exhibitor_id', 'catalog_id'],
  keyField: 'company_name',
  usedBy: { table: 'request', count: async (tx, id) => ((await isDecided(tx, id)) ? 1 : 0) },
  refuses: ({ item }) => (item.state === 'sent' ? null : 'list-import.decided'),
  prepare: prepareOrders,
  fields: [],
};
