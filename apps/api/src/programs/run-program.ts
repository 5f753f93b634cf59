import { parseArgs } from 'node:util';

/** What a program of the command line was called with: one word, and some of its flags. */
interface Words {
  word: string;
  flags: ReadonlySet<string>;
}

/** @returns null when there is no word, more than one, or a flag that the program does not have */
function readWords(flags: readonly string[]): Words | null {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [word, ...others] = positionals;
    return word && others.length === 0 ? { word, flags: new Set(Object.keys(values)) } : null;
  } catch {
    return null;
  }
}

/** How a program is called, and which words it takes. */
interface Usage {
  usage: string;
  /** Options without a value, without their dashes. */
  flags?: readonly string[];
  /** Whether the one word makes sense; any does unless told. */
  accepts?: (word: string) => boolean;
}

/**
 * Runs a program that is called with one word: with others than it takes it says how it is called and ends with code 2,
 * and a failure is one line and exit code 1.
 */
export function runProgram(
  { usage, flags = [], accepts = () => true }: Usage,
  body: (word: string, flags: ReadonlySet<string>) => Promise<void>,
): void {
  const given = readWords(flags);
  if (!given || !accepts(given.word)) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  body(given.word, given.flags).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
