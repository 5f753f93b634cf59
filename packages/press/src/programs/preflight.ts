import { access, constants, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type PreflightFinding,
  preflightEnglish,
  preflightFrench,
  preflightGerman,
  preflightKind,
} from '@rebblatt/contracts';
import { createPress } from '../create-press.ts';
import { findingText } from '../preflight/finding-text.ts';

const USAGE =
  'npm run -s preflight -- --kind ad|logo|content [--seconds 20] [--memory-mb 1024] FILE…\n' +
  'Prints a JSON array with one report per file. Ends with 0 when no file has an error, 1 when one has, 2 when a file could not be read.';

const CLEAN = 0;
const HAS_ERRORS = 1;
const UNREADABLE = 2;

const withTexts = (finding: PreflightFinding) => ({
  ...finding,
  text: {
    de: findingText(preflightGerman, finding),
    fr: findingText(preflightFrench, finding),
    en: findingText(preflightEnglish, finding),
  },
});

async function isFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Reads the arguments; undefined when they are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        seconds: { type: 'string', default: '20' },
        'memory-mb': { type: 'string', default: '1024' },
      },
    });
    const kind = preflightKind.parse(values.kind);
    const [seconds, fileMemoryMb] = [Number(values.seconds), Number(values['memory-mb'])];
    return seconds > 0 && fileMemoryMb >= 64 && positionals.length > 0
      ? { kind, fileProcessorMs: seconds * 1000, fileMemoryMb, files: positionals }
      : undefined;
  } catch {
    return undefined;
  }
}

async function run(): Promise<number> {
  const asked = readArguments();
  if (!asked) {
    console.error(USAGE);
    return UNREADABLE;
  }
  const { kind, files, ...limits } = asked;
  const press = createPress({ dataDir: tmpdir(), lowPriority: false, ...limits });
  const reports: object[] = [];
  let code = CLEAN;
  for (const file of files) {
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (!(await isFile(path))) {
      reports.push({ file, kind, ok: false, error: 'could not be read' });
      code = UNREADABLE;
      continue;
    }
    const { findings, ...report } = await press.preflight(path, kind);
    reports.push({ file, ...report, findings: findings.map(withTexts) });
    // A file that cannot be opened, or not within the limits, has not been read either; its report says why.
    if (findings.some((finding) => finding.code === 'FILE-OPEN')) code = UNREADABLE;
    else if (!report.ok) code = Math.max(code, HAS_ERRORS);
  }
  await press.close();
  process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return code;
}

process.exitCode = await run();
