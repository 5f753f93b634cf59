import { access, constants, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type PreflightFinding,
  preflightEnglish,
  preflightFrench,
  preflightGerman,
  preflightKinds,
} from '@rebblatt/contracts';
import { keptFiles } from '../kept-files.ts';
import { checkUpload } from '../preflight/check-upload.ts';
import { findingText } from '../preflight/finding-text.ts';
import { pressWorkers } from '../press-workers.ts';

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
    const kind = preflightKinds.find((known) => known === values.kind);
    const [seconds, fileMemoryMb] = [Number(values.seconds), Number(values['memory-mb'])];
    return kind && seconds > 0 && fileMemoryMb >= 64 && positionals.length > 0
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
  // Not a whole press: most of the time for a small file is the start. The processes, one of a kind for all files, start
  // together.
  const workers = pressWorkers(false, limits.fileMemoryMb, { dataDir: tmpdir(), chromiumPath: undefined });
  workers.preflight.warm();
  workers.compareUpload.warm();
  const tools = { workers, looks: keptFiles(join(tmpdir(), 'compared')), ...limits };
  const reports: object[] = [];
  let code = CLEAN;
  for (const file of files) {
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (!(await isFile(path))) {
      reports.push({ file, kind, ok: false, error: 'could not be read' });
      code = UNREADABLE;
      continue;
    }
    const { findings, ...report } = await checkUpload(tools, path, kind, {});
    reports.push({ file, ...report, findings: findings.map(withTexts) });
    // A file that cannot be opened, or not within the limits, has not been read either; its report says why.
    if (findings.some((finding) => finding.code === 'FILE-OPEN')) code = UNREADABLE;
    else if (!report.ok) code = Math.max(code, HAS_ERRORS);
  }
  await Promise.all(Object.values(workers).map((worker) => worker.close()));
  process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return code;
}

process.exitCode = await run();
