import * as contracts from '@rebblatt/contracts';
import { z } from 'zod';

/** A JSON value of the document. */
export type Json = { [key: string]: unknown };

/** The object schemas of the contracts by their export names, so that the document defines each once. */
const named = z.registry<{ id: string }>();
const taken = new Set<unknown>();
for (const [id, schema] of Object.entries(contracts)) {
  if (schema instanceof z.ZodObject && !taken.has(schema)) {
    named.add(schema, { id });
    taken.add(schema);
  }
}

/** Where the document keeps its schemas. */
export const COMPONENTS = '#/components/schemas/';

/** Texts are trimmed and normalised before they are measured; the limits that apply are those of the result. */
const textLimits = ['minLength', 'maxLength', 'format'] as const;

/** A record whose keys are known has them as properties: generators of types take a required name without one for an error. */
function withKnownKeys(jsonSchema: Json): void {
  const { required, properties, additionalProperties } = jsonSchema;
  if (!Array.isArray(required) || properties !== undefined || typeof additionalProperties !== 'object')
    return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

function withLimits({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  withKnownKeys(jsonSchema);
  // Some readers want every array to say what is in it. That nothing comes after these is said by their number as well.
  if (jsonSchema.prefixItems !== undefined && jsonSchema.maxItems !== undefined) jsonSchema.items ||= {};
  if (zodSchema._zod.def.type !== 'pipe' || jsonSchema.type !== 'string') return;
  const cleaned = z.toJSONSchema(zodSchema, { io: 'output', unrepresentable: 'any' });
  if (cleaned.type !== 'string') return;
  for (const limit of textLimits) if (cleaned[limit] !== undefined) jsonSchema[limit] = cleaned[limit];
}

/** Converts a schema to JSON Schema; the named schemas it uses are collected and referenced. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any', override: withLimits }) as Json;
  const moved = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as Json;
  Object.assign(components, moved($defs));
  if (typeof rest.id !== 'string') return moved(rest);
  const { id, ...named_ } = rest;
  components[id] = moved(named_);
  return { $ref: `${COMPONENTS}${id}` };
}
