import { parseArgs } from 'node:util';

/** The arguments of a command-line program: one word, and some of its flags. */
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

/** How a program is called, and which words it accepts. */
interface Usage {
  usage: string;
  /** Options without a value, named without their dashes. */
  flags?: readonly string[];
  /** Whether the word is valid; by default any is. */
  accepts?: (word: string) => boolean;
}

/**
 * Runs a program that takes one word. Invalid arguments print its usage and end with exit code 2; a failure prints one
 * line and ends with exit code 1.
 */
export function runProgram(
  { usage, flags = [], accepts = () => true }: Usage,
  body: (word: string, flags: ReadonlySet<string>) => Promise<void>,
): void {
  const words = readWords(flags);
  if (!words || !accepts(words.word)) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  body(words.word, words.flags).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
