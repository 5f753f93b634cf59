import type { Entity } from '@rebblatt/contracts';
import { entities } from '@rebblatt/contracts';
import { AppError } from '../lib/app-error.ts';

const known = new Set<string>(entities);

/** Addresses that do not begin with the name of what they are about. */
const aliases: [start: string, entity: Entity][] = [
  ['/catalog/update-', 'page'],
  ['/bottle-size/remove/', 'wine'],
  ['/page-category/by-page/', 'page'],
  ['/page-category/approved-by-page/', 'page'],
  ['/print/catalog/:id/:result', 'print-result'],
  ['/print/catalog', 'catalog'],
  ['/print/count-pages', 'catalog'],
  ['/print/result', 'print-result'],
  ['/print/link', 'print-link'],
  ['/page-category/', 'page-category'],
  ['/page-title/', 'page-title'],
  ['/pages-import', 'page'],
  ['/page-', 'page'],
];

/** What a route is about, or undefined when its address does not tell. */
export function entityOf(path: string): Entity | undefined {
  const alias = aliases.find(([start]) => path.startsWith(start));
  const first = path.split('/')[1] ?? '';
  return alias?.[1] ?? (known.has(first) ? (first as Entity) : undefined);
}

/** A thrown 404 that names what was not found, by the route it was thrown in; everything else as it is. */
export function namedMissing(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || error.code !== 'request.not-found' || error.params.entity) return error;
  const entity = entityOf(path);
  return entity ? new AppError(404, 'request.not-found', { params: { entity } }) : error;
}
