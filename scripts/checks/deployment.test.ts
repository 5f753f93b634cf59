import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packages } from '../../apps/api/bundles.mjs';
import { environmentNames, readEnv } from '../../apps/api/src/env.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Variables that only docker compose reads. */
const COMPOSE_ONLY = ['POSTGRES_PASSWORD'];

const example = Object.fromEntries(
  read('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

interface Service {
  image?: string;
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  configs?: { source: string }[];
}

const compose: {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, unknown>;
} = parse(read('docker-compose.yml'), { merge: true });

describe('.env.example', () => {
  test('names every variable that the server reads, and no other', () => {
    expect(Object.keys(example).sort()).toEqual([...environmentNames, ...COMPOSE_ONLY].sort());
  });

  test('is accepted by the server unchanged', () => {
    expect(readEnv(example)).toMatchObject({ PORT: 8000, HOST: '127.0.0.1', WORKERS: 2 });
  });
});

describe('docker-compose.yml', () => {
  const nodes = Object.values(compose.services).filter((service) => service.image?.startsWith('rebblatt'));

  test('sets only variables that the server reads, on both nodes', () => {
    expect(nodes).toHaveLength(2);
    for (const node of nodes) {
      const names = Object.keys(node.environment ?? {});
      expect(names.filter((name) => !environmentNames.includes(name))).toEqual([]);
    }
  });

  test('uses no variable that .env.example does not explain', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map((match) => match[1] ?? '');
    expect([...new Set(asked)].filter((name) => !(name in example))).toEqual([]);
  });

  test('starts the nodes with values that the server accepts', () => {
    const secret = 'q3v9Zx71LmRt08KpWd52HsYcBn64GjUa';
    for (const node of nodes) {
      const values = Object.entries(node.environment ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value)
          .replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')
          .replaceAll(/\$\{[A-Z_]+:\?[^}]*\}/g, secret),
      ]);
      expect(readEnv(Object.fromEntries(values)).DATABASE_URL).toContain('@database:5432/');
    }
  });

  test('mentions only services, volumes and configurations that it defines', () => {
    const known = Object.keys(compose.services);
    for (const service of Object.values(compose.services)) {
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      expect(needed.filter((name) => !known.includes(name))).toEqual([]);
      for (const volume of service.volumes ?? [])
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      for (const { source } of service.configs ?? []) expect(Object.keys(compose.configs)).toContain(source);
    }
  });
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  test('copies only what exists or what the build creates', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });

  test('copies every workspace manifest, which the lockfile requires', () => {
    const folders = ['apps', 'packages'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    );
    expect(folders.length).toBeGreaterThan(5);
    for (const folder of folders) expect(lines).toContain(`COPY ${folder}/package.json ${folder}/`);
  });

  test('copies every bundle of the server', () => {
    for (const folder of packages)
      expect(lines).toContain(`COPY --from=build /rebblatt/${folder}/dist ${folder}/dist`);
  });

  test('runs as an unprivileged user', () => {
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users.at(-1)).toBe('USER node');
  });
});
