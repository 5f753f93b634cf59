import type { Endpoint } from './endpoint.ts';

/** `/{resource}/:id`: one item of a resource, nothing below it. */
const oneItem = /^\/[a-z-]+\/:id$/;

/**
 * The endpoints, each `PUT /{resource}/:id` followed by its twin `POST /{resource}/:id`: the same contract and handler,
 * so whatever holds for the one holds for the other. The twin also reads a multipart form, for clients that send
 * every update as one.
 */
export const withTwins = (endpoints: Endpoint[]): Endpoint[] =>
  endpoints.flatMap((endpoint) =>
    endpoint.method === 'put' && oneItem.test(endpoint.path)
      ? [endpoint, { ...endpoint, method: 'post', contract: { ...endpoint.contract, form: true } }]
      : [endpoint],
  );
