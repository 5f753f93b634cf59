import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
type Parts = ReadonlySet<string>;

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../locales/**', '!../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const german = import.meta.glob<Record<string, Texts>>('../locales/de/*.ts', { eager: true });

const exported = (file: string, name: string): Texts => german[`../locales/de/${file}.ts`]?.[name] ?? {};
const own = (file: string, name: string): Texts => ({ [name]: exported(file, name) });

/** The parts in which texts come, as `i18n.ts` fetches them. */
const parts: Record<string, Texts> = {
  // Not `deStart` itself: i18next has put what came later into it.
  start: { ...own('app', 'app'), ...own('form', 'form'), ...own('session', 'session'), ...own('ui', 'ui') },
  all: exported('index', 'de'),
  access: exported('access', 'deAccess'),
  decide: exported('decide', 'deDecide'),
  designer: exported('designer', 'deDesigner'),
  desk: exported('desk', 'deDesk'),
  editor: exported('editor', 'deEditor'),
  editorParts: own('editor-parts', 'editorParts'),
  entry: exported('entry', 'deEntry'),
  evening: own('evening', 'evening'),
  findings: exported('findings', 'deFindings'),
  organiser: exported('organiser', 'deOrganiser'),
  palette: own('palette', 'palette'),
  tables: exported('tables', 'deTables'),
};

/** What the functions fetch whose names do not say it. */
const FETCHED: Record<string, string[]> = {
  Correction: ['decide', 'editor', 'organiser'],
  Table: ['tables'],
  EditorPart: ['editorParts'],
};
const partsBy = (name: string) => FETCHED[name] ?? [name.charAt(0).toLowerCase() + name.slice(1)];

/** What a module says only in places that are fetched with its texts. */
const ELSEWHERE = [
  // In the queue of decisions alone.
  /^decide\.requestKeys$/,
  // To a person of a company, in its profile alone.
  /^contact\.emailOfCompany$/,
  // Of a picture; the fields found here take PDFs and profiles.
  /^picture\.scaled$/,
  // Beside a proposed correction, which has fetched them.
  /^decide\.dropCorrection\./,
  // In the editor alone, as is news of the page that is open there.
  /^pageNews$/,
  /^pageEdit\.earlier\.takeBack$/,
  // The dialog of the download has fetched them by then.
  /^listDownload\./,
  // The title of a screen, which is read when its texts are there.
  /^design\.title$/,
  // The history beside a thing; print settings have none.
  /^printSetting\.names$/,
];

/** Whether texts have something under a path, a counted one included. */
function has(texts: Texts, path: string[]): boolean {
  const [first = '', ...rest] = path;
  if (rest.length === 0) return first in texts || `${first}_other` in texts;
  const inner = texts[first];
  return typeof inner === 'object' && has(inner, rest);
}

const absolute = (from: string, to: string) => `..${new URL(to, `http://x/${from.slice(3)}`).pathname}`;

/** What a module says, what it needs at once, and what it fetches later with which texts. */
function read(file: string) {
  const source = sources[file] ?? '';
  const all = (pattern: RegExp) => [...source.matchAll(pattern)];
  const called = all(/loadTexts\('(\w+)'\)/g).map(([, part = '']) => part);
  if (source.includes('loadFindingTexts()')) called.push('findings');
  // It fetches its screens with these.
  if (/\breferenceScreens\(/.test(source)) called.push('organiser');
  return {
    keys: all(/\(\$\)\s*=>\s*\$((?:\.[A-Za-z]\w*)+)/g).map(([, path = '']) => path.slice(1)),
    needed: all(/^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gm).map(([, to = '']) =>
      absolute(file, to),
    ),
    called,
    later: all(/(?<!typeof )((?:with\w+Texts\(\s*)*)import\(\s*'(\.[^']+)'/g).map(([, by = '', to = '']) => ({
      file: absolute(file, to),
      parts: [...by.matchAll(/with(\w+?)Texts/g)].flatMap(([, name = '']) => partsBy(name)),
    })),
  };
}

/** Follows a module and all that it needs; what is fetched later has the texts of what fetches it and its own. */
function follow(file: string, from: Parts, seen: Set<string>, missing: Set<string>): void {
  const at = `${file} ${[...from].sort().join()}`;
  if (seen.has(at) || !(file in sources)) return;
  seen.add(at);
  const { keys, needed, called, later } = read(file);
  const there = new Set([...from, ...called]);
  for (const path of keys.filter((path) => !ELSEWHERE.some((known) => known.test(path))))
    if (![...there].some((part) => has(parts[part] ?? {}, path.split('.'))))
      missing.add(`${file} says ${path}, which ${[...there].join(', ')} lack`);
  for (const to of needed) follow(to, there, seen, missing);
  for (const one of later) follow(one.file, new Set([...there, ...one.parts]), seen, missing);
}

it('a screen is fetched with every text that it says, so that nobody reads a key', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  for (const [name, texts] of Object.entries(parts)) expect(Object.keys(texts), name).not.toEqual([]);
  const missing = new Set<string>();
  const screens = Object.keys(sources).filter((file) => file.endsWith('.routes.tsx'));
  for (const file of [...screens, '../app/router.tsx'])
    follow(file, new Set(['start', 'all']), new Set(), missing);
  expect([...missing]).toEqual([]);
});
