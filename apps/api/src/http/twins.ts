import type { Endpoint } from './endpoint.ts';

/** `/{resource}/:id`: an item of a resource, not a path below it. */
const oneItem = /^\/[a-z-]+\/:id$/;

/**
 * The endpoints, each `PUT /{resource}/:id` followed by its twin `POST /{resource}/:id`: the same contract and handler,
 * so the same rules apply to both. The twin also accepts a multipart form, for clients that send every
 * update as one.
 */
export const withTwins = (endpoints: Endpoint[]): Endpoint[] =>
  endpoints.flatMap((endpoint) =>
    endpoint.method === 'put' && oneItem.test(endpoint.path)
      ? [endpoint, { ...endpoint, method: 'post', contract: { ...endpoint.contract, form: true } }]
      : [endpoint],
  );
