import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../routes.ts';
import type { AccessWorld } from '../testing/access-world.ts';
import { makeAccessWorld } from '../testing/access-world.ts';
import { fairClock } from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import type { Endpoint } from './endpoint.ts';

/*
 * Names that every JavaScript object has by inheritance. What collects by the names of callers in a plain object finds
 * something under them that it never put there.
 */

let server: TestServer;
let world: AccessWorld;
let endpoints: Endpoint[];

/** What would end the session of the caller, and the manuals, which are printed for every call. */
const spared = /^\/(logout|help)/;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  world = await makeAccessWorld(server);
  endpoints = allEndpoints(server.context).filter(({ path }) => !spared.test(path));
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** The decoder refuses some of them, so the others are sent without those too. */
const groups = [
  ['toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', '__defineGetter__'],
  ['__proto__'],
  ['constructor'],
];

/** An object with these names, as JSON: written by hand, since a literal would set its prototype by one of them. */
const objectOf = (names: string[], value: string) =>
  `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join()}}`;

/** The fields of a schema, as far as it reveals them. */
const fieldsOf = (schema: object | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

/** Bodies with these names at the top, below every field of the contract, and in the lists that calls take. */
function bodiesOf({ contract }: Endpoint, names: string[]): string[] {
  const flat = objectOf(names, '1');
  const deep = objectOf(names, objectOf(names, '[]'));
  const below = [...fieldsOf(contract.body), 'data', 'service'];
  const spread = (value: string) => `{${[...new Set(below)].map((field) => `"${field}":${value}`).join()}}`;
  return [spread(flat), flat, `[${flat}]`, spread(`[${deep}]`)].slice(0, names.length > 1 ? 4 : 2);
}

/** A query with these names: as parameters, and in each of the lists' own. */
function queryOf(names: string[]): string {
  const plain = names.flatMap((name) => [`${name}=1`, `columnFilters[${name}]=1`, `${name}[${name}]=1`]);
  const sort = `[${names.map((name) => `{"field":"${name}","type":"asc"}`).join()}]`;
  const own = (parameter: string, json: string) => `${parameter}=${encodeURIComponent(json)}`;
  return [
    ...plain,
    own('columnFilters', objectOf(names, '1')),
    own('custom', objectOf(names, '"a"')),
    own('sort', sort),
  ].join('&');
}

/** A form with these names as fields, with and without brackets, and as the field of a file. */
function formsOf(names: string[]): FormData[] {
  const [fields, file] = [new FormData(), new FormData()];
  for (const name of names)
    for (const field of [name, `${name}[${name}]`, `data[${name}]`, `data[0][${name}]`])
      fields.set(field, '1');
  file.set(names[0] ?? '', new Blob(['%PDF-1.7']), 'x.pdf');
  return [fields, file];
}

async function call({ method, path, contract }: Endpoint, segment: string, query: string, body?: BodyInit) {
  const { boss, owner } = world.clients;
  const { token } = contract.allow.name === 'signedIn' ? owner : boss;
  const response = await fetch(
    `${server.origin}/api${path.replace(/:\w+/g, encodeURIComponent(segment))}?${query}`,
    {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    },
  );
  return { status: response.status, text: await response.text() };
}

/** The faults of these calls: a refusal is an answer of its own, whatever was sent. */
async function faultsOf(calls: (endpoint: Endpoint) => [segment: string, query: string, body?: BodyInit][]) {
  const faults: string[] = [];
  for (const endpoint of endpoints)
    for (const sent of calls(endpoint)) {
      const { status, text } = await call(endpoint, ...sent);
      const shown = `${status} ${endpoint.method} ${endpoint.path} ${sent[1]} ${sent[2]} ${text.slice(0, 120)}`;
      if (status >= 500) faults.push(shown);
    }
  return faults;
}

describe('a name that every object inherits', { timeout: 300_000 }, () => {
  it('is no fault in the body of any call, nested or not', async () => {
    const bodies = (endpoint: Endpoint) => groups.flatMap((names) => bodiesOf(endpoint, names));
    const faults = await faultsOf((endpoint) =>
      endpoint.contract.body ? bodies(endpoint).map((body) => ['999999', '', body]) : [],
    );
    expect(faults).toEqual([]);
  });

  it('is no fault in the path or the query of any call', async () => {
    const faults = await faultsOf(({ method, path }) => [
      ...(method === 'get' ? groups : []).map((names): [string, string] => ['999999', queryOf(names)]),
      ...(path.includes(':') ? (['toString', '__proto__'] as const) : []).map((name): [string, string] => [
        name,
        '',
      ]),
    ]);
    expect(faults).toEqual([]);
  });

  it('is no fault in a form of any call that takes one', async () => {
    const faults = await faultsOf(({ contract }) =>
      contract.upload || contract.form
        ? groups.flatMap(formsOf).map((form): [string, string, FormData] => ['999999', '', form])
        : [],
    );
    expect(faults).toEqual([]);
  });

  it('is refused by itself where a call knows all of its fields', async () => {
    const { boss } = world.clients;
    const { status, body } = await boss.call(
      'GET',
      `/wine/10/1?columnFilters=${encodeURIComponent('{"toString":1}')}`,
    );
    expect([status, body.errors]).toEqual([
      422,
      { 'columnFilters.toString': [{ key: 'validation.unknown', params: { name: 'toString' } }] },
    ]);
  });
});
