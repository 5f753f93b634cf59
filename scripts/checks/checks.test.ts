import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnvironmentReaders } from './environment-readers.ts';
import { checkFileLength } from './file-length.ts';
import { checkImports } from './imports.ts';
import { checkNamedTests } from './named-tests.ts';
import { checkPageTypes } from './page-types.ts';
import { checkScreenText } from './screen-text.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkThrownCodes } from './thrown-codes.ts';
import { checkVocabulary } from './vocabulary.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-checks-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function filesOf(findings: { file: string }[]): string[] {
  return [...new Set(findings.map((finding) => finding.file))].sort();
}

describe('the vocabulary of files', () => {
  test('accepts the words of a slice', () => {
    write({
      'apps/api/src/features/wine/wine.routes.ts': '',
      'apps/api/src/features/wine/wine.test.ts': '',
      'apps/api/src/features/wine/wine.limits.ts': '',
      'apps/api/src/features/wine/wine.constraints.ts': '',
      'apps/api/src/features/page/page.gates.ts': '',
      'apps/api/src/features/page/position/ad-page.commands.ts': '',
      'apps/api/src/features/book/proof.press.ts': '',
      'apps/api/src/features/reference/service.reference.ts': '',
      'apps/web/src/features/wine/wine.api.ts': '',
      'apps/web/src/features/wine/pages/wine-list.tsx': '',
      'packages/press/src/index.ts': '',
    });
    expect(checkVocabulary(root)).toEqual([]);
  });

  test('rejects another word, a meaningless name, a manager and a barrel', () => {
    const bad = [
      'apps/api/src/features/wine/wine.controller.ts',
      'apps/api/src/features/wine/wine.ts',
      'apps/api/src/http/helpers.ts',
      'apps/api/src/lib/utils/money.ts',
      'apps/api/src/jobs/job-manager.ts',
      'apps/api/src/lib/mailService.ts',
      'apps/api/src/lib/index.ts',
      'apps/web/src/features/wine/wine-store.ts',
    ];
    write(Object.fromEntries(bad.map((file) => [file, ''])));
    expect(filesOf(checkVocabulary(root))).toEqual(bad.sort());
  });
});

describe('the length of files', () => {
  test('rejects 301 lines, unless a comment at the top gives the reason', () => {
    const lines = 'const a = 1;\n'.repeat(301);
    write({
      'packages/press/src/long.ts': lines,
      'packages/press/src/reason.ts': `// Length: one table of widths, better read in one piece.\n${lines}`,
      'packages/press/src/short.ts': 'const a = 1;\n'.repeat(300),
    });
    expect(filesOf(checkFileLength(root))).toEqual(['packages/press/src/long.ts']);
  });
});

describe('the environment', () => {
  test('is read only by env.ts', () => {
    write({
      'apps/api/src/env.ts': 'export const port = process.env.PORT;',
      'apps/api/src/http/upload.ts': 'const dir = process.env.DATA_DIR;',
    });
    expect(filesOf(checkEnvironmentReaders(root))).toEqual(['apps/api/src/http/upload.ts']);
  });
});

describe('texts in components', () => {
  test('are rejected between tags and in attributes for screen readers', () => {
    write({
      'apps/web/src/ui/good.tsx':
        'export const A = () => <b className="big" title={t("x")}>{t("y")} · 3</b>;',
      'apps/web/src/ui/between.tsx': 'export const A = () => <b>Wein löschen</b>;',
      'apps/web/src/ui/aloud.tsx': 'export const A = () => <i aria-label="Delete" />;',
    });
    expect(filesOf(checkScreenText(root))).toEqual([
      'apps/web/src/ui/aloud.tsx',
      'apps/web/src/ui/between.tsx',
    ]);
  });
});

describe('an error code', () => {
  test('is rejected when nothing throws it', async () => {
    write({
      'packages/contracts/src/errors.ts': `export const errorCodes = ['page.released', 'page.lost', 'page.tested'];
        export const validationKeys = ['validation.min'];`,
      'packages/contracts/src/field-error.ts': "const key = 'validation.min';",
      'apps/api/src/features/page/page.commands.ts': "throw conflict('page.released');",
      'apps/api/src/features/page/page.test.ts': "expect(error).toBe('page.tested');",
      'apps/web/src/locales/de/errors.ts': "export const errors = { 'page.lost': 'Weg.' };",
    });
    const findings = await checkThrownCodes(root);
    expect(findings.map(({ message }) => message.split(' ')[1])).toEqual(['page.lost,', 'page.tested,']);
  });
});

describe('imports', () => {
  const good = {
    'packages/contracts/src/index.ts': "export * from './wine.ts';",
    'packages/contracts/src/wine.ts': "import { z } from 'zod';\nexport const wine = z.object({});",
    'apps/api/src/lib/clock.ts': 'export const now = () => new Date();',
    'apps/api/src/features/wine/wine.queries.ts':
      "import { now } from '../../lib/clock.ts';\nexport const a = now;",
    'apps/api/src/features/page/page.commands.ts':
      "import { wine } from '@rebblatt/contracts';\nimport { a } from '../wine/wine.queries.ts';\nexport const b = [wine, a];",
  };

  test('pass in the allowed directions', () => {
    write(good);
    expect(checkImports(root)).toEqual([]);
  });

  test.each(['policy', 'gates', 'rules', 'queries', 'commands', 'presenter'])(
    'pass from one slice to another’s %s',
    (word) => {
      const file = `apps/api/src/features/wine/wine.${word}.ts`;
      write({
        ...good,
        [file]: 'export const a = 1;',
        'apps/api/src/features/page/page.gates.ts': `import { a } from '../wine/wine.${word}.ts';\nexport const b = a;`,
      });
      expect(checkImports(root)).toEqual([]);
    },
  );

  test.each([
    [
      'contracts needing node',
      'packages/contracts/src/wine.ts',
      "import { z } from 'zod';\nimport 'node:fs';",
    ],
    ['lib knowing a feature', 'apps/api/src/lib/clock.ts', "import '../features/page/page.commands.ts';"],
    ['http knowing a feature', 'apps/api/src/http/a.ts', "import '../features/wine/wine.queries.ts';"],
    [
      'a slice reaching into another’s limits',
      'apps/api/src/features/page/page.rules.ts',
      "import '../wine/wine.limits.ts';",
    ],
    [
      'a slice reaching into what another asks the press',
      'apps/api/src/features/page/page.commands.ts',
      "import '../wine/wine.press.ts';",
    ],
    [
      'Express in a command',
      'apps/api/src/features/page/page.commands.ts',
      "import type { Request } from 'express';",
    ],
    [
      'Prisma in a route',
      'apps/api/src/features/page/page.routes.ts',
      "import '../../lib/generated/prisma/client.ts';",
    ],
    ['the browser outside press', 'apps/api/src/files/a.ts', "await import('puppeteer');"],
    [
      'a component calling the server',
      'apps/web/src/ui/a.tsx',
      "import { request } from '../lib/api.ts';\nexport const A = () => <b>{String(request)}</b>;",
    ],
    ['a web slice reaching into another', 'apps/web/src/features/a/a.form.ts', "import '../b/b.form.ts';"],
  ])('fail for %s', (_, file, source) => {
    write({
      ...good,
      'apps/api/src/features/wine/wine.limits.ts': '',
      'apps/api/src/features/wine/wine.press.ts': '',
      'apps/web/src/features/b/b.form.ts': '',
      [file]: source,
    });
    expect(filesOf(checkImports(root))).toContain(file);
  });

  test('fail for a cycle, but not for a cycle of types only', () => {
    const circle = (word: string) => ({
      ...good,
      'apps/api/src/lib/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'apps/api/src/lib/b.ts': `${word} './a.ts';\nexport const b = 1;`,
    });
    write(circle('import type { a } from'));
    expect(checkImports(root)).toEqual([]);
    write(circle('import'));
    expect(checkImports(root)[0]?.message).toContain('in a cycle');
  });

  test('fail when implausibly few were found', () => {
    write({ 'apps/api/src/lib/clock.ts': 'export const now = 1;' });
    expect(checkImports(root)[0]?.message).toContain('cannot be trusted');
  });
});

test('a promise names an existing test, or says that its subject does not exist', () => {
  const rows = (...lines: string[]) => lines.join('\n');
  write({
    'apps/api/src/wine.test.ts': '',
    'e2e/wine.spec.ts': '',
    'docs/security-tests.md': rows(
      '| | what holds | test |',
      '|---|---|---|',
      '| A1 | wine is wine | `wine.test.ts` `e2e/wine.spec.ts` |',
      '| A2 | beer: not there | – |',
    ),
  });
  expect(checkNamedTests(root)).toEqual([]);
  write({
    'apps/api/src/wine.ts': '',
    'docs/security-tests.md': rows(
      '| A1 | wine is wine | `water.test.ts` |',
      '| A1 | twice | `wine.test.ts` |',
      '| A2 | beer is beer | – |',
      '| A3 | code is no test | `wine.ts` |',
    ),
  });
  expect(checkNamedTests(root).map(({ message }) => message)).toEqual([
    'A1 names water.test.ts, which is not a test file.',
    'A1 is there twice.',
    'A2 names no test and does not say "not there".',
    'A3 names wine.ts, which is not a test file.',
  ]);
});

describe('the types of pages', () => {
  test('are compared by their names, in code, in SQL and in switches', () => {
    write({
      'apps/web/src/a.ts': 'if (page.page_type === 2) print();',
      'apps/web/src/b.tsx': 'const later = page.page_type > 3;',
      'apps/api/src/c.ts': 'sql`WHERE p.page_type IN (1, 2)`',
      'packages/press/src/d.ts': 'switch (page.page_type) {\n  case 1:\n    break;\n}',
      'packages/press/src/e.ts': 'switch (page.page_type) {\n  case WINE_PAGE:\n    break;\n}',
      'apps/api/src/f.ts': 'sql`WHERE p.page_type = ANY(list) AND p.position > 1`',
      'apps/api/src/g.test.ts': 'expect(page.page_type === 2)',
    });
    expect(filesOf(checkPageTypes(root))).toEqual([
      'apps/api/src/c.ts',
      'apps/web/src/a.ts',
      'apps/web/src/b.tsx',
      'packages/press/src/d.ts',
    ]);
  });

  test('are named by few files', () => {
    const naming = (i: number) => ({ [`apps/api/src/n${i}.ts`]: 'const page = { pageType: WINE_PAGE };\n' });
    for (let i = 0; i < 25; i++) write(naming(i));
    expect(checkPageTypes(root)).toEqual([]);
    write(naming(99));
    expect(filesOf(checkPageTypes(root))).toEqual(['apps/api/src/n99.ts']);
  });
});

describe('silenced rules', () => {
  test('are counted over the whole project, and one too many is named', () => {
    const silenced = '// biome-' + 'ignore lint/a: why\nconst a = 1;\n';
    write({ 'apps/web/src/a.ts': silenced.repeat(25) });
    expect(checkSuppressions(root)).toEqual([]);
    write({ 'packages/press/src/b.ts': silenced });
    expect(filesOf(checkSuppressions(root))).toEqual(['packages/press/src/b.ts']);
  });
});
