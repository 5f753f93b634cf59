import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Context } from '../context.ts';
import { openApiOf } from '../http/openapi.ts';
import { allEndpoints } from '../routes.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** Stands for whatever a route keeps until it is called; settings are read as text before. */
const settings = new Proxy({}, { get: () => '' });
const tools: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === 'env' ? settings : tools),
  apply: () => tools,
});

/** The description of the API, as every server has it. */
export const description = () => openApiOf(allEndpoints(tools as Context), '0.0.0');

interface Described {
  method: string;
  pattern: RegExp;
  path: string;
  operation: Operation;
}

/** Of addresses that more than one path fits, the one with more words of its own is served. */
const wordsOf = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length;

function read() {
  const document = description() as unknown as Description;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const described: Described[] = Object.entries(document.paths)
    .sort(([a], [b]) => wordsOf(b) - wordsOf(a))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        path,
        operation,
      })),
    );
  return { ajv, described };
}

let kept: ReturnType<typeof read> | undefined;
/** Read once, when the first answer comes. */
function api() {
  kept ??= read();
  return kept;
}
const compiled = new Map<string, ValidateFunction>();

const pointerTo = (...parts: string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

function validator(...parts: string[]): ValidateFunction {
  const pointer = pointerTo(...parts);
  const known = compiled.get(pointer);
  if (known) return known;
  const made = api().ajv.compile({ $ref: pointer });
  compiled.set(pointer, made);
  return made;
}

/**
 * Holds an answer against the API's description, as programs read it: its type, and what a JSON body contains.
 * @param path under `/api`, with or without a query; paths without a description are not held against anything
 * @param body the JSON that was answered; left out of other answers
 * @throws Error when the answer is not as described
 */
export function mustBeAsDescribed(method: string, path: string, answer: Response, body?: unknown): void {
  const [address = ''] = path.split('?');
  const call = api().described.find((one) => one.method === method && one.pattern.test(address));
  if (!call || answer.status === 204 || answer.status === 304) return;
  const status = String(answer.status);
  const known = status in call.operation.responses ? status : 'default';
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const content = call.operation.responses[known]?.content;
  if (!content) return;
  if (!(type in content))
    throw new Error(
      `${method} ${address} answered ${status} as ${type}, and is described as ${Object.keys(content).join(' or ')}.`,
    );
  if (content[type]?.schema === undefined || type !== 'application/json') return;
  const validate = validator(
    'paths',
    call.path,
    method.toLowerCase(),
    'responses',
    known,
    'content',
    type,
    'schema',
  );
  if (validate(body)) return;
  const [first] = validate.errors ?? [];
  throw new Error(
    `${method} ${address} answered ${status}, and its body is not as described: ${first?.instancePath} ${first?.message}.`,
  );
}
