import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Language, languages } from '@rebblatt/contracts';
import type { Figure } from './figure.ts';

const LOGIN_KB = 170;
const SCREEN_KB = 300;
const BYTES_PER_KB = 1024;

const DIST = new URL('../../../web/dist/', import.meta.url);

/** A built file in vite's manifest: `imports` are loaded with it, `dynamicImports` on demand. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The files before the first screen of a language: the login, then the signed-in area. Matched at the end of the path. */
const loginIn = (language: Language) => ['index.html', `src/locales/${language}/start.ts`];
const signedIn = (language: Language) => [
  ...loginIn(language),
  `src/locales/${language}/index.ts`,
  'src/app/signed-in-routes.tsx',
  'src/app/layout/signed-in-area.tsx',
  'follow-own-channel.ts',
];

const isScreen = /^src\/features\/.*\/pages\//;
/** Parts that a screen loads by itself as soon as it is shown. */
const comesAlong = /^src\/(features|table)\//;
/** Parts that are loaded when they are opened or unfolded, when rows are marked, on a phone only, when a page was decided on, or when a condition of its release is followed. */
const waits =
  /(-(dialog|choices?|sheet)|\/(bulk-actions|large-preview|phone-bar|release-notice|remarks|request-adjust|unfolded-plan))(\.parts)?\.tsx$|\/mending-place\.rules\.ts$/;
/** A screen shows only one of these at a time. */
const isEditor = /(-editor|\/decide\/components\/\w+-queue)(\.parts)?\.tsx$/;

/** Lists that are ordered manually, and the part that their table loads for it. */
const isOrdered = /\/(page-desk|own-pages)\/pages\/(own-)?page-list\.tsx$/;
const ORDERING = ['src/table/sortable-rows.tsx'];

/** The gzipped JavaScript that the login and the heaviest other screen load with an empty cache, in the heaviest language. */
export function weighScreens(): Figure[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Manifest;
  // A pattern that fits nothing any more would weigh less, and pass.
  for (const pattern of [isScreen, comesAlong, waits, isEditor, isOrdered])
    if (!Object.keys(manifest).some((name) => pattern.test(name)))
      throw new Error(`The built client has nothing like ${pattern}; update it in the bench.`);
  const screens = Object.keys(manifest)
    .filter((name) => isScreen.test(name))
    .flatMap((name) => variantsOf(manifest, name))
    .map((parts) => ({
      name: nameOf(parts),
      kb: heaviestOf((language) => weightOf(manifest, [...signedIn(language), ...parts])),
    }))
    .sort((a, b) => b.kb - a.kb);
  const [heaviest] = screens;
  const login = heaviestOf((language) => weightOf(manifest, loginIn(language)));
  return [
    weightFigure('JavaScript of the login, gzipped', login, LOGIN_KB),
    {
      ...weightFigure('JavaScript of the heaviest screen, gzipped', heaviest?.kb ?? 0, SCREEN_KB),
      detail: heavyOnes(screens),
    },
  ];
}

const heaviestOf = (weigh: (language: Language) => number) => Math.max(...languages.map(weigh));

/** The heaviest, and how many of all screens are over the limit. */
function heavyOnes(screens: { name: string; kb: number }[]): string {
  const over = screens.filter(({ kb }) => kb > SCREEN_KB);
  return `${screens[0]?.name}; ${over.length} of ${screens.length} over the limit`;
}

/** A screen with the parts it loads; one that shows one of several editors counts with each. */
function variantsOf(manifest: Manifest, screen: string): string[][] {
  const fetched = manifest[screen]?.dynamicImports ?? [];
  const along = fetched.filter((name) => comesAlong.test(name) && !waits.test(name));
  const ordering = isOrdered.test(screen) ? ORDERING : [];
  const always = [screen, ...ordering, ...along.filter((name) => !isEditor.test(name))];
  const editors = along.filter((name) => isEditor.test(name)).flatMap((name) => variantsOf(manifest, name));
  return editors.length ? editors.map((parts) => [...always, ...parts]) : [always];
}

const nameOf = ([screen, ...parts]: string[]) =>
  /([^/]+)\.tsx$/.exec(parts.findLast((part) => isEditor.test(part)) ?? screen ?? '')?.[1] ?? '';

function weightOf(manifest: Manifest, parts: string[]): number {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name] ?? chunkAt(manifest, name);
    if (!chunk) throw new Error(`The built client has no ${name}; update its name in the bench.`);
    if (seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const part of parts) add(part);
  const bytes = [...files].map((file) => gzipSync(readFileSync(fileURLToPath(new URL(file, DIST)))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB;
}

const chunkAt = (manifest: Manifest, end: string): Chunk | undefined =>
  manifest[Object.keys(manifest).find((name) => name.endsWith(`/${end}`)) ?? ''];

const weightFigure = (name: string, value: number, atMost: number): Figure => ({
  name,
  value,
  unit: 'kB',
  floor: null,
  goal: { of: 'value', atMost },
});
