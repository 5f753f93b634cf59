import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { type Import, type ImportGraph, readImports } from './import-graph.ts';
import { type ImportRule, importRules } from './import-rules.ts';

const FOLDERS = ['apps', 'packages', 'prisma', 'e2e'];

/**
 * Imports follow the directions in docs/architecture.md, refer to existing files, and have no cycles.
 *
 * A broken parser would find no violations, so the check fails when it finds implausibly few imports.
 */
export function checkImports(root: string): Finding[] {
  const graph = readImports(root, FOLDERS);
  return [...floor(graph), ...directions(graph), ...deadEnds(root, graph), ...circles(graph)];
}

function floor({ files, imports }: ImportGraph): Finding[] {
  const between = imports.filter((edge) => !/^(npm|node):/.test(edge.to)).length;
  if (files.length > 0 && between >= files.length / 2) return [];
  const message = `the import check read ${files.length} files and ${between} imports between them; it cannot be trusted.`;
  return [{ file: 'scripts/checks/imports.ts', message }];
}

function directions({ imports }: ImportGraph): Finding[] {
  return imports.flatMap((edge) =>
    importRules
      .filter((rule) => forbids(rule, edge))
      .map((rule) => ({ file: edge.from, message: `imports ${edge.to} (${rule.name}): ${rule.message}` })),
  );
}

function forbids(rule: ImportRule, { from, to }: Import): boolean {
  const start = from.match(expression(rule.from));
  if (!start || (rule.fromNot && expression(rule.fromNot).test(from))) return false;
  if (!expression(rule.to).test(to)) return false;
  const allowed = rule.toNot?.replaceAll(/\$(\d)/g, (_, group) => start[Number(group)] ?? '');
  return !(allowed && expression(allowed).test(to));
}

const expressions = new Map<string, RegExp>();

/** Compiled only once, because each is matched with thousands of imports. */
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern);
  expressions.set(pattern, known);
  return known;
}

function deadEnds(root: string, { imports }: ImportGraph): Finding[] {
  return imports
    .filter(
      ({ to }) => !/^(npm|node):/.test(to) && !to.includes('/generated/') && !existsSync(join(root, to)),
    )
    .map(({ from, to }) => ({ file: from, message: `imports ${to}, which does not exist.` }));
}

/** Depth-first search: a file that is still open when it is reached again is in a cycle. */
function circles({ files, imports }: ImportGraph): Finding[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const open: string[] = [];
  const findings: Finding[] = [];
  const enter = (file: string) => {
    if (open.includes(file)) {
      const circle = [...open.slice(open.indexOf(file)), file].join(' → ');
      findings.push({
        file,
        message: `is in a cycle: ${circle}. Move what both need to a third file.`,
      });
      return;
    }
    if (done.has(file)) return;
    open.push(file);
    for (const target of next.get(file) ?? []) enter(target);
    open.pop();
    done.add(file);
  };
  files.forEach(enter);
  return findings;
}
