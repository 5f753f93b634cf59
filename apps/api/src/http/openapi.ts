import type { z } from 'zod';
import { tags } from './api-tags.ts';
import { COMPONENTS, type Json, schemaOf } from './contract-schema.ts';
import type { Endpoint } from './endpoint.ts';
import { errorBody } from './error-schema.ts';

const isEmpty = (schema: Json) => Object.keys(schema).length === 0;

/** The properties of an object schema, by name. */
function propertiesOf(schema: z.ZodType, io: 'input' | 'output', components: Json) {
  let object = schemaOf(schema, io, components);
  if (typeof object.$ref === 'string') object = components[object.$ref.slice(COMPONENTS.length)] as Json;
  return { properties: (object.properties ?? {}) as Record<string, Json>, required: object.required };
}

function pathParameters(schema: z.ZodType | undefined, components: Json): Json[] {
  if (!schema) return [];
  return Object.entries(propertiesOf(schema, 'input', components).properties).map(([name, property]) => ({
    name,
    in: 'path',
    required: true,
    schema: isEmpty(property) ? { type: 'string' } : property,
  }));
}

/** Query parameters of a list that contain JSON. */
const jsonParameters = new Set(['columnFilters', 'sort', 'custom']);

function queryParameters(schema: z.ZodType | undefined, components: Json): Json[] {
  if (!schema) return [];
  const fields = propertiesOf(schema, 'input', components);
  const decoded = propertiesOf(schema, 'output', components).properties;
  return Object.entries(fields.properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: Array.isArray(fields.required) && fields.required.includes(name),
    ...(jsonParameters.has(name)
      ? { content: { 'application/json': { schema: decoded[name] ?? {} } } }
      : { schema: isEmpty(property) ? { type: 'string' } : property }),
  }));
}

function requestBodyOf({ contract }: Endpoint, components: Json): Json {
  if (!contract.body) return {};
  const schema = schemaOf(contract.body, 'input', components);
  const content: Json = { 'application/json': { schema } };
  if (contract.form && !contract.upload) content['multipart/form-data'] = { schema };
  if (contract.urlForm) content['application/x-www-form-urlencoded'] = { schema };
  if (contract.upload) {
    const { field, maxBytes } = contract.upload;
    const file = {
      type: 'object',
      properties: {
        [field]: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: `A file of at most ${Math.round(maxBytes / 1024 / 1024)} MB.`,
        },
      },
    };
    content['multipart/form-data'] = { schema: { allOf: [schema, file] } };
  }
  return { requestBody: { content } };
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `${COMPONENTS}ErrorBody` } } },
});

/** Errors that every route of a kind may return. */
function refusalsOf({ contract }: Endpoint): Json {
  return {
    ...(contract.allow.name !== 'anyone' && { 401: refusal('No, an ended or a revoked session.') }),
    ...(!['anyone', 'signedIn'].includes(contract.allow.name) && {
      403: refusal('The role may not do this.'),
    }),
    ...(contract.params && { 404: refusal('Unknown, or not visible to the caller.') }),
    ...((contract.body || contract.query || contract.params) && {
      422: refusal('Invalid; `errors` names each wrong field.'),
    }),
    ...(contract.upload && {
      413: refusal('The file is too large.'),
      415: refusal('The file is of the wrong type.'),
    }),
    ...(!contract.params &&
      !contract.body &&
      !contract.query &&
      contract.allow.name === 'anyone' && { 400: refusal('The call cannot be read.') }),
    default: refusal('Any other refusal: 400, 409, 429, or a fault: 500, 502, 503, 504 or 507.'),
  };
}

function successOf({ contract }: Endpoint, components: Json): Json {
  const content =
    contract.reply === 'file'
      ? Object.fromEntries((contract.types ?? []).map((type) => [type, {}]))
      : { 'application/json': { schema: schemaOf(contract.reply, 'output', components) } };
  return { [contract.status ?? 200]: { description: 'Done.', content } };
}

/** What the two addresses for watchers answer, as `health.ts` sends it. */
const state = (status: string, more: Json = {}) => ({
  type: 'object',
  properties: { status: { const: status }, ...more },
  required: ['status', ...Object.keys(more)],
});
const json = (description: string, schema: Json) => ({
  description,
  content: { 'application/json': { schema } },
});

const plain = (operationId: string, summary: string, unavailable: Json = {}) => ({
  get: {
    operationId,
    summary,
    description: 'For whatever watches the process, a proxy too.',
    tags: ['health'],
    security: [],
    responses: {
      200: json('It does.', state('ok')),
      400: { description: 'The call cannot be read.' },
      ...unavailable,
    },
  },
});

const notReady = {
  503: json(
    'It does not; `down` names what is missing.',
    state('unavailable', { down: { type: 'array', items: { type: 'string' } } }),
  ),
};

/** `/wine/:id` as OpenAPI writes it. */
const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** A name for generated clients: `getWineById`. */
const operationId = ({ method, path }: Endpoint) =>
  method +
  path
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part.startsWith(':')
        ? `By${part[1]?.toUpperCase()}${part.slice(2)}`
        : part.replace(/(^|[-_])(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase()),
    )
    .join('');

/** Who may call, as the description of a call says it. */
const callers: Record<Endpoint['contract']['allow']['name'], string> = {
  anyone: 'For everybody, without a session.',
  signedIn: 'For everybody who is signed in; exhibitors see and change only what is their own.',
  exhibitors: 'For exhibitors, about what is their own.',
  administrators: 'For administrators.',
  superAdministrators: 'For the administrators who manage the other administrators.',
};

const tagOf = (path: string) => path.split('/')[1] ?? '';

/** The schemas that paths refer to, and those that these refer to. */
function used(schemas: Json, paths: Json): Json {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name] ?? {});
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

/** The OpenAPI 3.1 document of all routes, made from the contracts they are mounted with. */
export function openApiOf(endpoints: Endpoint[], version: string): Json {
  const components: Json = { ErrorBody: errorBody };
  const paths: Record<string, Json> = {
    '/health': plain('getHealth', 'Tell whether the process serves'),
    '/ready': plain('getReady', 'Tell whether database, storage and browser answer', notReady),
  };
  for (const endpoint of endpoints) {
    const { contract, method, path } = endpoint;
    const key = templated(path);
    paths[key] ??= {};
    paths[key][method] = {
      operationId: operationId(endpoint),
      summary: contract.summary,
      description: callers[contract.allow.name],
      tags: [tagOf(path)],
      'x-allow': contract.allow.name,
      ...(contract.allow.name === 'anyone' && { security: [] }),
      parameters: [
        ...pathParameters(contract.params, components),
        ...queryParameters(contract.query, components),
      ],
      ...requestBodyOf(endpoint, components),
      responses: { ...successOf(endpoint, components), ...refusalsOf(endpoint) },
    };
  }
  const resources = new Set(['health', ...endpoints.map(({ path }) => tagOf(path))]);
  const schemas = used(components, paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rebblatt',
      version,
      description: 'Printed exhibition catalogues, made together.',
      contact: { name: 'The organiser of the fair, whose address `GET /fair` tells' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Rebblatt' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    tags: [...resources].map((name) => ({ name, description: tags[name] })),
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
