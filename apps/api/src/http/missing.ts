import type { Entity } from '@rebblatt/contracts';
import { entities } from '@rebblatt/contracts';
import { AppError } from '../lib/app-error.ts';

const known = new Set<string>(entities);

/** Paths that do not begin with the name of the entity they are about. */
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

/** The entity that a route is about, or undefined when its path does not say. */
function entityOf(path: string): Entity | undefined {
  const alias = aliases.find(([start]) => path.startsWith(start));
  const first = path.split('/')[1] ?? '';
  return alias?.[1] ?? (known.has(first) ? (first as Entity) : undefined);
}

/** Adds to a 404 what was not found, by the route in which it was thrown; returns any other error as it is. */
export function namedMissing(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || error.code !== 'request.not-found' || error.params.entity) return error;
  const entity = entityOf(path);
  return entity ? new AppError(404, 'request.not-found', { params: { entity } }) : error;
}
