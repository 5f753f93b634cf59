import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

const LIST = 'packages/contracts/src/calls.ts';

/** The calls of a routes file: `endpoint('GET /wine/:id', …)`. */
const SERVED = /\bendpoint\(\s*'([^']+)'/g;

/** The resources of reference data there: `referenceRoutes({ db, name: 'country', … })`. */
const REFERENCE = /\breferenceRoutes\(\{[^{}]*?\bname: '([^']+)'/g;

/** The calls that `referenceRoutes` serves for each. */
const referenceCalls = (name: string) => [
  `GET /${name}`,
  `GET /${name}/:perPage/:page`,
  `GET /${name}/:id`,
  `POST /${name}`,
  `PUT /${name}/:id`,
  `DELETE /${name}/:id`,
  `GET /${name}/removable/:id`,
];

const servedBy = (routes: string): string[] => [
  ...[...routes.matchAll(SERVED)].map(([, name = '']) => name),
  ...[...routes.matchAll(REFERENCE)].flatMap(([, name = '']) => referenceCalls(name)),
];

/** How client code could bypass the list: with the HTTP client itself, or with a composed name. */
const BY_HAND = /import \{[^}]*\b(?:api|send)\b[^}]*\} from '[^']*\/lib\/(?:api|call)\.ts'/;

/**
 * Lists and reference data compose the names of their calls, and define the types of the replies themselves; tests answer
 * in the server's place.
 */
const MAY_BY_HAND = /^apps\/web\/src\/(?:lib\/|testing\/|reference\/reference-api\.ts$)|\.test\.tsx?$/;

/**
 * Every call of {@link LIST} is served by exactly one route and every route serves a call of the list; the
 * web client makes calls only by the list.
 */
export async function checkServedCalls(root: string): Promise<Finding[]> {
  if (!existsSync(join(root, LIST))) throw new Error(`${LIST} is missing; the check of the routes reads it.`);
  const { calls } = (await import(pathToFileURL(join(root, LIST)).href)) as { calls: object };
  const listed = new Set(Object.keys(calls));
  const served = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of sourceFiles(root, 'apps/api/src/features').filter((name) =>
    name.endsWith('.routes.ts'),
  )) {
    for (const name of servedBy(readFileSync(join(root, file), 'utf8'))) {
      if (!listed.has(name)) findings.push({ file, message: `serves ${name}, which ${LIST} does not list.` });
      const other = served.get(name);
      if (other) findings.push({ file, message: `serves ${name}, which ${other} serves.` });
      served.set(name, file);
    }
  }
  for (const name of listed)
    if (!served.has(name)) findings.push({ file: LIST, message: `lists ${name}, which no route serves.` });
  const byHand = sourceFiles(root, 'apps/web/src')
    .filter((file) => /\.tsx?$/.test(file) && !MAY_BY_HAND.test(file))
    .filter((file) => BY_HAND.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ file, message: 'calls the server by hand; use call, fetchList or fileAt of lib.' }));
  return [...findings, ...byHand];
}
