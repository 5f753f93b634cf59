import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { type Import, type ImportGraph, readImports } from './import-graph.ts';

const DOCUMENT = 'docs/architecture.md';
const HEADING = '## The order of slices';

/** The folders of slices, in the order of the columns of the table. */
const ROOTS = ['apps/api/src/features', 'apps/web/src/features'];

const TESTS = /\.test\.tsx?$|\/testing\//;

/** The layer of each slice of a folder, 1 being the lowest. */
type Order = Map<string, number>;

/**
 * A slice imports only from the layers below its own, as docs/architecture.md lists them, and the files and folders
 * within a slice do not reach each other in a circle. Imports of types count; those of tests do not.
 */
export function checkSlices(root: string): Finding[] {
  const graph = readImports(root, ROOTS);
  const orders = readOrders(root);
  const own = { ...graph, imports: graph.imports.filter(({ from }) => !TESTS.test(from)) };
  return ROOTS.flatMap((folder, index) => {
    const order = orders[index] ?? new Map();
    const slices = slicesOf(folder, own);
    return [
      ...unlisted(folder, slices, order),
      ...upward(folder, own.imports, order),
      ...[...slices].flatMap((slice) => ties(`${folder}/${slice}`, own.imports)),
    ];
  });
}

/** The columns of the table, each as the layer of every slice in it. */
function readOrders(root: string): Order[] {
  const text = readFileSync(join(root, DOCUMENT), 'utf8');
  const section = text.split(HEADING)[1]?.split(/^## /m)[0] ?? '';
  const rows = [...section.matchAll(/^\| (\d+) \|(.*)\|$/gm)];
  return ROOTS.map((_, index) => {
    const layers = rows.map(([, layer, cells = '']) => ({
      layer: Number(layer),
      names: [...(cells.split('|')[index] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }));
    return new Map(layers.flatMap(({ layer, names }) => names.map((name) => [name, layer])));
  });
}

const sliceOf = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;

const slicesOf = (folder: string, { files }: ImportGraph): Set<string> =>
  new Set(files.flatMap((file) => sliceOf(folder, file) ?? []));

function unlisted(folder: string, slices: Set<string>, order: Order): Finding[] {
  const missing = [...slices].filter((slice) => !order.has(slice));
  const gone = [...order.keys()].filter((slice) => !slices.has(slice));
  return [
    ...missing.map((slice) => ({
      file: `${folder}/${slice}`,
      message: `has no layer: put it into the table under «${HEADING.slice(3)}» in ${DOCUMENT}, above every slice that it imports.`,
    })),
    ...gone.map((slice) => ({
      file: DOCUMENT,
      message: `gives a layer to ${folder}/${slice}, which is not there.`,
    })),
  ];
}

function upward(folder: string, imports: Import[], order: Order): Finding[] {
  return imports.flatMap(({ from, to }) => {
    const [a, b] = [sliceOf(folder, from), sliceOf(folder, to)];
    if (a === undefined || b === undefined || a === b) return [];
    const [own = 0, other = 0] = [order.get(a), order.get(b)];
    if (other < own) return [];
    return [
      {
        file: from,
        message: `imports ${to}, but ${a} (layer ${own}) may only know the layers below it, and ${b} is in layer ${other}. What both need belongs below both; a slice above can compose the two, or pass it in as a parameter.`,
      },
    ];
  });
}

/** The file or folder directly in a slice. */
const partOf = (slice: string, file: string) => file.slice(slice.length + 1).split('/')[0] ?? '';

/** The imports that close a circle among the files and folders of a slice. */
function ties(slice: string, imports: Import[]): Finding[] {
  const within = imports
    .filter(({ from, to }) => from.startsWith(`${slice}/`) && to.startsWith(`${slice}/`))
    .map((edge) => ({ ...edge, a: partOf(slice, edge.from), b: partOf(slice, edge.to) }))
    .filter(({ a, b }) => a !== b);
  const next = grouped(within);
  const reaches = (start: string, goal: string) => {
    const seen = new Set<string>();
    const open = [start];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (part === goal) return true;
      if (seen.has(part)) continue;
      seen.add(part);
      open.push(...(next.get(part) ?? []));
    }
    return false;
  };
  return within
    .filter(({ a, b }) => reaches(b, a))
    .map(({ from, to, a, b }) => ({
      file: from,
      message: `imports ${to}, and ${b} leads back to ${a}: the parts of a slice form no circle. What both need belongs in a part of its own.`,
    }));
}

function grouped(edges: { a: string; b: string }[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const { a, b } of edges) next.set(a, (next.get(a) ?? new Set()).add(b));
  return next;
}
