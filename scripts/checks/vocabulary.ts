import { basename } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

const API_WORDS = [
  ...['routes', 'policy', 'gates', 'queries', 'commands', 'rules', 'limits', 'constraints', 'presenter'],
  ...['press', 'jobs', 'mail', 'reference', 'test', 'soak.test'],
];
const WEB_WORDS = ['routes', 'api', 'form', 'columns', 'views', 'rules', 'parts', 'words', 'filter', 'test'];

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const apiFile = new RegExp(`^(?:${NAME}/)*${NAME}(?:\\.(?:${API_WORDS.join('|')}))+\\.tsx?$`);
const webFile = new RegExp(`^${NAME}\\.(?:${WEB_WORDS.join('|')})(?:\\.test)?\\.tsx?$`);
const webPart = new RegExp(`^(?:pages|components)/(?:${NAME}/)*${NAME}(?:\\.(?:test|rules))?\\.tsx?$`);
const webStyle = new RegExp(`^(?:(?:pages|components)/(?:${NAME}/)*)?${NAME}\\.module\\.css$`);

const SAYS_NOTHING = /^(?:utils?|helpers?|types|common|misc|shared)$/;
const BARREL_ALLOWED = /^packages\/[^/]+\/src\/index\.ts$|^apps\/web\/src\/locales\/[a-z]+\/index\.ts$/;

/**
 * The closed vocabulary: the name of a file in a slice says what it does, and meaningless names are rejected.
 */
export function checkVocabulary(root: string): Finding[] {
  return [
    ...sourceFiles(root, 'apps/api/src/features').flatMap((file) => checkApi(file)),
    ...sourceFiles(root, 'apps/web/src/features').flatMap((file) => checkWeb(file)),
    ...sourceFolders.flatMap((folder) => sourceFiles(root, folder)).flatMap((file) => checkName(file)),
  ];
}

function checkApi(file: string): Finding[] {
  const inSlice = file.split('/').slice(5).join('/');
  if (apiFile.test(inSlice)) return [];
  return [
    {
      file,
      message: `a slice of the API has <name>.<word>.ts with one of: ${API_WORDS.join(', ')}. Code for every slice belongs in http, jobs, live, mail, files or lib.`,
    },
  ];
}

function checkWeb(file: string): Finding[] {
  const inSlice = file.split('/').slice(5).join('/');
  if (webFile.test(inSlice) || webPart.test(inSlice) || webStyle.test(inSlice)) return [];
  return [
    {
      file,
      message: `a slice of the web client has <name>.<word>.ts(x) with one of: ${WEB_WORDS.join(', ')}, and the folders pages and components. Code without a domain word belongs in ui, form, table, reference or lib.`,
    },
  ];
}

function checkName(file: string): Finding[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const [name = ''] = basename(file).split('.');
  const findings: Finding[] = [];
  if (file.split('/').some((part) => SAYS_NOTHING.test(part.split('.')[0] ?? ''))) {
    findings.push({ file, message: 'the name is meaningless; name it after the one thing that it does.' });
  }
  if (/(?:-|[a-z])(?:service|manager)$/i.test(name)) {
    findings.push({ file, message: 'no …Service or …Manager; name it after what it does or is.' });
  }
  if (name === 'index' && !BARREL_ALLOWED.test(file)) {
    findings.push({ file, message: 'no barrels; only a package and a language have an index.ts.' });
  }
  return findings;
}
