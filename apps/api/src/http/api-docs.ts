import { Router } from 'express';
import type { Json } from './contract-schema.ts';
import type { Endpoint } from './endpoint.ts';
import { onlyRead } from './only-read.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  summary: string;
  'x-allow'?: string;
  parameters?: { name: string; in: string; required: boolean; schema?: Json; content?: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Json }> }>;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Who may call a route, in words. */
const callers: Record<string, string> = {
  anyone: 'anyone',
  signedIn: 'anyone signed in, for what is theirs',
  exhibitors: 'exhibitors',
  administrators: 'administrators',
  superAdministrators: 'super administrators',
  superAdmin: 'the super administrator',
};

/** Limits this large tell a reader nothing. */
const LARGEST_ID = 2_147_483_647;

/** A schema as one short line: `string, 3 to 64 long`, `wineItem`, `list of priceRow`. */
function briefly(schema: Json | undefined): string {
  if (!schema) return '';
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').pop() ?? '';
    return `<a href="#${escaped(name)}">${escaped(name)}</a>`;
  }
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${escaped(String(schema.const))}</code>`;
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined;
  if (choices) return choices.map(briefly).join(schema.allOf ? ' with ' : ' or ');
  if (schema.type === 'array') return `list of ${briefly(schema.items as Json) || 'anything'}`;
  if (schema.type === 'object' && schema.properties) return fieldsOf(schema);
  const limits = [
    typeof schema.minimum === 'number' && `from ${schema.minimum}`,
    typeof schema.maximum === 'number' && schema.maximum < LARGEST_ID && `to ${schema.maximum}`,
    typeof schema.minLength === 'number' && `at least ${schema.minLength} long`,
    typeof schema.maxLength === 'number' && `at most ${schema.maxLength} long`,
    typeof schema.format === 'string' && schema.format,
  ].filter(Boolean);
  return escaped([schema.type ?? 'anything', ...limits].join(', '));
}

function fieldsOf(schema: Json): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const rows = Object.entries(schema.properties as Record<string, Json>).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escaped(name)}</code>${required.has(name) ? ' *' : ''}</th><td>${briefly(field)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map((parameter) => {
    const json = parameter.content?.['application/json'] as { schema: Json } | undefined;
    const schema = json ? `JSON: ${briefly(json.schema)}` : briefly(parameter.schema);
    return `<tr><th scope="row"><code>${escaped(parameter.name)}</code>${parameter.required ? ' *' : ''}</th><td>${schema}</td></tr>`;
  });
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body, ${escaped(type)}</h4>${briefly(schema)}`,
  );
  const answers = Object.entries(operation.responses).map(([status, { description, content = {} }]) => {
    const [body] = Object.values(content);
    const what = body?.schema ? briefly(body.schema) : Object.keys(content).map(escaped).join(' or ');
    return `<tr><th scope="row">${escaped(status)}</th><td>${escaped(description)} ${what}</td></tr>`;
  });
  return `<details id="${escaped(`${method}-${path}`)}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(operation.summary)}</span></summary>
<p>For ${escaped(callers[operation['x-allow'] ?? 'anyone'] ?? 'anyone')}.</p>
${parameters.length ? `<h4>Parameters</h4><table>${parameters.join('')}</table>` : ''}${bodies.join('')}
<h4>Answers</h4><table>${answers.join('')}</table></details>`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:64rem;margin:2rem auto;padding:0 1rem}
h2{margin:2rem 0 .5rem;border-bottom:1px solid #8886}details{border-bottom:1px solid #8884;padding:.35rem 0}summary{cursor:pointer}
summary span{opacity:.75}summary b{display:inline-block;min-width:4.5em}table{border-collapse:collapse;margin:.25rem 0 .75rem}
th,td{text-align:left;vertical-align:top;padding:.15rem .75rem .15rem 0;font-weight:400}h4{margin:.75rem 0 .25rem}
code{font:0.9em ui-monospace,monospace;overflow-wrap:anywhere}.get{color:#1b6e3c}.post{color:#8a4b00}.put,.patch{color:#1d4f91}.delete{color:#a1212b}
@media(prefers-color-scheme:dark){.get{color:#6fcf97}.post{color:#f2b56b}.put,.patch{color:#8ab8f0}.delete{color:#f08a8f}a{color:#8ab8f0}}`;

/** The document as one page, without scripts and without anything from other hosts. */
function pageOf(document: Json): string {
  const paths = document.paths as Record<string, Record<string, Operation & { tags: string[] }>>;
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const sections = [...byTag]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([tag, parts]) => `<h2 id="tag-${escaped(tag)}">${escaped(tag)}</h2>${parts.join('\n')}`);
  const { schemas } = document.components as { schemas: Record<string, Json> };
  const forms = Object.entries(schemas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, schema]) =>
        `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${briefly(schema)}</details>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rebblatt API</title><style>${STYLE}</style></head><body><main><h1>Rebblatt API</h1>
<p>All paths start with <code>/api</code>. Calls carry <code>Authorization: Bearer …</code>, the token that <code>POST /login</code> gives. * marks what is required.
The same as a document for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}<h2>Forms of data</h2>${forms.join('\n')}</main></body></html>`;
}

/** `/openapi.json` and `/docs`, open to everybody; both are made once, at the first request. */
export function apiDocs(endpoints: Endpoint[], version: string): Router {
  const router = Router({ caseSensitive: true });
  let made: { document: Json; page: string } | null = null;
  const docs = () => {
    const document = made?.document ?? openApiOf(endpoints, version);
    made ??= { document, page: pageOf(document) };
    return made;
  };
  router.get('/openapi.json', (_req, res) => {
    res.json(docs().document);
  });
  router.get('/docs', (_req, res) => {
    res.type('html').send(docs().page);
  });
  router.all(['/openapi.json', '/docs'], onlyRead);
  return router;
}
