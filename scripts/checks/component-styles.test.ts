import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../ground/paths.mjs';
import { sourceFiles } from './source-files.ts';

const web = join(root, 'apps/web/src');
const screens = sourceFiles(root, 'apps/web/src').filter((file) => file.endsWith('.tsx'));

it('every component of the library that a screen uses has its styles', () => {
  const styles = join(
    dirname(createRequire(join(web, 'main.tsx')).resolve('@mantine/core/styles.css')),
    'styles',
  );
  const loaded = readFileSync(join(web, 'app/mantine.css.ts'), 'utf8');
  const used = new Set(
    screens.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
      ].flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim())),
    ),
  );
  const without = [...used].filter(
    (name) => existsSync(join(styles, `${name}.css`)) && !loaded.includes(`/styles/${name}.css`),
  );
  expect(used.size).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
