import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../routes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security?: object[];
        parameters?: { name: string; in: string; content?: object }[];
        requestBody?: { content: object };
        tags: string[];
        responses: Record<string, { content?: Record<string, { schema?: object }> }>;
      }
    >
  >;
  tags: { name: string }[];
  components: { schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }> };
}

let server: TestServer;
let document: Document;
let text: string;

beforeAll(async () => {
  server = await startTestServer();
  const response = await fetch(`${server.origin}/api/openapi.json`);
  expect(response.status).toBe(200);
  text = await response.text();
  document = JSON.parse(text) as Document;
});
afterAll(() => server.stop());

describe('the OpenAPI document', () => {
  it('contains every route, each under its own name', () => {
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const documented = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    for (const { method, path } of allEndpoints(server.context))
      expect(documented).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const ids = operations.flatMap(({ operation }) => operation.operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
      expect([path, named.sort()]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
      ]);
    }
  });

  it('refers only to schemas that it contains', () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(references.length).toBeGreaterThan(100);
    for (const name of new Set(references)) expect(document.components.schemas).toHaveProperty(name);
    expect(text).not.toContain('#/$defs/');
  });

  it('describes each schema because something refers to it', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('has a property for each name that it requires', () => {
    const missing: string[] = [];
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { required, properties = {} } = value as { required?: unknown; properties?: object };
      if (Array.isArray(required))
        missing.push(...required.filter((name) => !(name in properties)).map((name) => `${at} ${name}`));
      for (const [key, part] of Object.entries(value)) visit(part, `${at}/${key}`);
    };
    visit(document, '');
    expect(missing).toEqual([]);
  });

  it('declares the tags of its calls', () => {
    const known = new Set(document.tags.map(({ name }) => name));
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(calls.flatMap(({ tags }) => tags).filter((name) => !known.has(name))).toEqual([]);
  });

  it('names the types of files, and what the addresses for watchers answer', async () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses['200']?.content ?? {});
    expect(text).not.toContain('"application/octet-stream":');
    expect(typesOf('/page-download/{id}')).toEqual(['application/pdf']);
    expect(typesOf('/page-image/{id}')).toEqual(['image/png']);
    expect(typesOf('/wine/export/{kind}')).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
    ]);
    for (const path of ['/health', '/ready'])
      expect(
        document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema,
      ).toMatchObject({
        properties: { status: { const: 'ok' } },
      });
    expect(await (await fetch(`${server.origin}/api/health`)).json()).toEqual({ status: 'ok' });
  });

  it('describes what a refused removal names', () => {
    expect(document.components.schemas.ErrorBody?.properties).toMatchObject({
      pages: { items: { $ref: '#/components/schemas/pageUse' } },
      exhibitors: { items: { properties: { company_name: {}, request_id: {} } } },
      more: { type: 'integer' },
    });
  });

  it('describes the fields of a form with the limits that apply', () => {
    expect(document.components.schemas.wineCreate).toMatchObject({
      properties: {
        wine: { type: 'string', minLength: 3, maxLength: 64 },
        year: { anyOf: [{ type: 'integer', minimum: 1700 }, { type: 'null' }] },
      },
      required: ['wine', 'region_id', 'wine_type_id', 'alcohol_content_level'],
    });
    const list = document.paths['/wine/{perPage}/{page}']?.get?.parameters;
    expect(list?.find(({ name }) => name === 'columnFilters')).toMatchObject({
      content: { 'application/json': { schema: { properties: { year: {} } } } },
    });
    expect(Object.keys(document.paths['/logo']?.post?.requestBody?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
    ]);
    expect(document.paths['/login']?.post?.security).toEqual([]);
    expect(document.paths['/wine']?.post?.security).toBeUndefined();
  });
});

describe('the page of the API', () => {
  it('shows every path, without scripts and without anything from other hosts', async () => {
    const response = await fetch(`${server.origin}/api/docs`);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`);
    expect(html).not.toMatch(/<script|https?:\/\/|src=/i);
  });
});
