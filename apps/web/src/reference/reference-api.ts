import type { Calls, JsonCall, ParsedBodyOf, ReplyOf } from '@rebblatt/contracts';
import { MAX_PER_PAGE } from '@rebblatt/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../lib/call.ts';
import type { Intention } from '../lib/intention.ts';
import { listParams } from '../lib/list-call.ts';
import type { ListSort, ListState } from '../lib/list-state.ts';
import { queryClient } from '../lib/query-client.ts';

/** A resource with the five calls that every one has. */
type Resource = {
  [Name in keyof Calls]: Name extends `PUT /${infer R}/:id`
    ? `GET /${R}/:perPage/:page` | `GET /${R}/:id` | `POST /${R}` | `DELETE /${R}/:id` extends keyof Calls
      ? R
      : never
    : never;
}[keyof Calls];

type ItemOf<R extends Resource> =
  ReplyOf<Extract<JsonCall, `GET /${R}/:id`>> extends { data: infer Item } ? Item : never;
type PayloadOf<R extends Resource> = ParsedBodyOf<Extract<keyof Calls, `POST /${R}` | `PUT /${R}/:id`>>;

/** The calls of a reference resource, and all its rows for a picker. */
export type ReferenceApi<Item, Payload> = ReturnType<typeof callsOf<Item, Payload>>;

/**
 * The calls of one reference resource, `/api/{resource}`.
 *
 * @param pickerSort order of the rows in a picker
 */
export const referenceApi = <R extends Resource>(
  resource: R,
  pickerSort: ListSort[] = [],
): ReferenceApi<ItemOf<R>, PayloadOf<R>> => callsOf(resource, pickerSort);

/** The names are composed here, so the compiler cannot look up the replies: the types above define them. */
function callsOf<Item, Payload>(resource: string, pickerSort: ListSort[]) {
  const changed = () => queryClient.invalidateQueries({ queryKey: [resource] });
  const page = (args: object) =>
    send<{ data: Item[]; total: number }>(`GET /${resource}/:perPage/:page`, { ...args });
  return {
    list: (state: ListState) =>
      queryOptions({
        queryKey: [resource, 'list', state],
        queryFn: ({ signal }) => {
          const { currentPerPage: perPage, currentPage } = state;
          return page({ perPage, page: currentPage, query: listParams(state), signal });
        },
        placeholderData: keepPreviousData,
      }),
    all: () =>
      queryOptions({
        queryKey: [resource, 'all'],
        queryFn: async ({ signal }) => {
          const query = pickerSort.length > 0 ? { sort: JSON.stringify(pickerSort) } : {};
          return (await page({ perPage: MAX_PER_PAGE, page: 1, query, signal })).data;
        },
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: [resource, 'one', id],
        queryFn: async ({ signal }) =>
          (await send<{ data: Item }>(`GET /${resource}/:id`, { id, signal })).data,
      }),
    async create(payload: Payload, intention: Intention): Promise<Item> {
      const { data } = await send<{ data: Item }>(`POST /${resource}`, { body: payload, intention });
      await changed();
      return data;
    },
    async update(id: string, payload: Payload): Promise<Item> {
      const { data } = await send<{ data: Item }>(`PUT /${resource}/:id`, { id, body: payload });
      await changed();
      return data;
    },
    /** @throws what deleting would be refused with, or 404 for a resource of which that cannot be asked */
    async askToRemove(id: number): Promise<void> {
      await send(`GET /${resource}/removable/:id`, { id });
    },
    async remove(id: number): Promise<void> {
      await send(`DELETE /${resource}/:id`, { id });
      await changed();
    },
  };
}
