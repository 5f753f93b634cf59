import { spawn } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lowerPriority, WAITED_FOR_PRIORITY } from '../browser/lower-priority.ts';
import { PressError } from '../press-error.ts';

export interface PostScriptTask {
  /** `GHOSTSCRIPT`: the program. */
  program: string;
  source: string;
  /** The file to which the PDF of its first page is written. */
  out: string;
  signal?: AbortSignal | undefined;
}

/** What became of a PostScript file that is not in it. */
export interface FromPostScript {
  /** Typefaces that neither the file nor the program has: others were taken for them. */
  missing: string[];
}

const PROCESSOR_S = 10;
const CLOCK_MS = 120_000;
/** For the shell, in units of 1024 bytes; files in units of 512. */
const [MEMORY_KB, FILE_BLOCKS] = [1024 * 1024, 400_000];
const MOST_OUTPUT = 65_536;
const NAME = 'page.pdf';

/** Colours and pictures stay as they are; nothing but the file and the fonts of the program can be read. */
const OPTIONS = [
  ...['-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-dEPSCrop', '-dFirstPage=1', '-dLastPage=1'],
  ...['-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.6', '-sColorConversionStrategy=LeaveColorUnchanged'],
  ...['-dAutoRotatePages=/None', '-dEmbedAllFonts=true', '-dSubsetFonts=true'],
  ...['-dAutoFilterColorImages=false', '-dColorImageFilter=/FlateEncode', '-dDownsampleColorImages=false'],
  ...['-dAutoFilterGrayImages=false', '-dGrayImageFilter=/FlateEncode', '-dDownsampleGrayImages=false'],
  ...['-dDownsampleMonoImages=false', `-sOutputFile=${NAME}`],
];

/**
 * Makes a PDF of an EPS or PostScript file with Ghostscript: in a process of its own with limits, in an empty folder, without
 * the environment of this one.
 * @throws PressError `unreadable`, `too-slow`, `aborted`
 */
export async function convertPostScript({
  program,
  source,
  out,
  signal,
}: PostScriptTask): Promise<FromPostScript> {
  const folder = await mkdtemp(join(dirname(out), 'postscript-'));
  try {
    const output = await run(program, source, folder, signal);
    await rename(join(folder, NAME), out).catch((cause) => {
      throw damaged(cause);
    });
    const names = [...output.matchAll(/Substituting font \S+ for (\S+?)\.?\s*$/gm)].map(
      ([, name = '']) => name,
    );
    return { missing: [...new Set(names)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(program: string, source: string, cwd: string, signal?: AbortSignal): Promise<string> {
  const limits = `ulimit -t ${PROCESSOR_S} && ulimit -v ${MEMORY_KB} && ulimit -f ${FILE_BLOCKS}`;
  const [command, args] =
    process.platform === 'win32'
      ? [program, [...OPTIONS, source]]
      : ['/bin/sh', ['-c', `${limits} && exec "$0" "$@"`, program, ...OPTIONS, source]];
  return new Promise((resolve, reject) => {
    const env = { TMPDIR: cwd, TEMP: cwd, LC_ALL: 'C' };
    const child = spawn(command, args, {
      ...{ cwd, env, stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true },
      ...{ timeout: CLOCK_MS, killSignal: 'SIGKILL', signal },
    });
    if (child.pid) lowerPriority(child.pid, WAITED_FOR_PRIORITY);
    let output = '';
    child.stdout.setEncoding('latin1').on('data', (part: string) => {
      if (output.length < MOST_OUTPUT) output += part;
    });
    child.on('error', (cause) =>
      reject(
        signal?.aborted ? new PressError('aborted', 'It is not wanted any more.', { cause }) : damaged(cause),
      ),
    );
    child.on('close', (code, by) => {
      if (code === 0) resolve(output);
      else if (by) reject(new PressError('too-slow', 'A PostScript file takes too much time.'));
      else reject(damaged());
    });
  });
}

const damaged = (cause?: unknown) =>
  new PressError('unreadable', 'Ghostscript makes no PDF of the file.', { reason: 'damaged', cause });
