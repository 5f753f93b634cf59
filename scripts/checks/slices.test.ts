import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSlices } from './slices.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-slices-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

describe('the order of slices', () => {
  const order = (rows: string) =>
    `# Architecture\n\n## The order of slices\nWords with \`ticks\`.\n\n| layer | the server's | the client's |\n|---|---|---|\n${rows}\n\n## After it\n| 3 | \`page\` | |\n`;
  const good = {
    'docs/architecture.md': order('| 1 | `uses` `wine` | `wine` |\n| 2 | `page` | `page` |'),
    'apps/api/src/features/uses/uses.queries.ts': 'export const a = 1;',
    'apps/api/src/features/wine/wine.queries.ts': 'export const a = 1;',
    'apps/api/src/features/page/page.queries.ts':
      "import { a } from '../wine/wine.queries.ts';\nexport const b = a;",
    'apps/web/src/features/wine/wine.api.ts': 'export const a = 1;',
    'apps/web/src/features/page/page.api.ts': "import { a } from '../wine/wine.api.ts';\nexport const b = a;",
  };
  const found = (files: Record<string, string>) => {
    write({ ...good, ...files });
    return checkSlices(root).map(({ file, message }) => `${file}: ${message}`);
  };

  test('passes where each imports only from the layers below', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    ['a value', "import { b } from '../page/page.queries.ts';\nexport const a = b;"],
    ['a type', "import type { B } from '../page/page.queries.ts';\nexport type A = B;"],
    ['what is loaded later', "export const a = () => import('../page/page.queries.ts');"],
    ['what is passed on', "export { b } from '../page/page.queries.ts';"],
  ])('refuses %s from a layer above, and says which import', (_, source) => {
    const findings = found({ 'apps/api/src/features/wine/wine.queries.ts': source });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(
      /^apps\/api\/src\/features\/wine\/wine\.queries\.ts: imports apps\/api\/src\/features\/page\/page\.queries\.ts, .*layer 1.*layer 2/,
    );
  });

  test('refuses an import within a layer, but not one of a test', () => {
    const source = "import { a } from '../uses/uses.queries.ts';\nexport const b = a;";
    expect(found({ 'apps/api/src/features/wine/wine.test.ts': source })).toEqual([]);
    expect(found({ 'apps/api/src/features/wine/wine.rules.ts': source })).toHaveLength(1);
  });

  test('holds for the client by its own column', () => {
    const source = "import { b } from '../page/page.api.ts';\nexport const a = b;";
    expect(found({ 'apps/web/src/features/wine/wine.api.ts': source })[0]).toContain('wine.api.ts: imports');
  });

  test('knows every slice, and no other', () => {
    expect(found({ 'apps/api/src/features/beer/beer.rules.ts': '' })[0]).toContain(
      'features/beer: has no layer',
    );
    rmSync(join(root, 'apps/api/src/features/beer'), { recursive: true });
    rmSync(join(root, 'apps/web/src/features/wine/wine.api.ts'));
    const findings = checkSlices(root).map(({ message }) => message);
    expect(findings).toContainEqual(expect.stringContaining('features/wine, which is not there'));
  });

  test('refuses a circle of files and folders within a slice, of types too', () => {
    const findings = found({
      'apps/api/src/features/page/position/position.queries.ts':
        "import type { b } from '../page.queries.ts';\nexport type C = typeof b;",
      'apps/api/src/features/page/page.queries.ts':
        "import type { C } from './position/position.queries.ts';\nexport const b: C | null = null;",
    });
    expect(findings).toHaveLength(2);
    expect(findings[0]).toContain('the parts of a slice form no circle');
  });
});
