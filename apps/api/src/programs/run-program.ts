import { parseArgs } from 'node:util';

/** The arguments of a command-line program: its words, and some of its flags. */
interface Words {
  word: string;
  others: string[];
  flags: ReadonlySet<string>;
}

/** @returns null when there are more or fewer words than wanted, or a flag that the program does not have */
function readWords(flags: readonly string[], wanted: number): Words | null {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [word, ...others] = positionals;
    const isWhole = positionals.length === wanted && positionals.every((one) => one !== '');
    return word && isWhole ? { word, others, flags: new Set(Object.keys(values)) } : null;
  } catch {
    return null;
  }
}

/** How a program is called, and which words it accepts. */
interface Usage {
  usage: string;
  /** Options without a value, named without their dashes. */
  flags?: readonly string[];
  /** How many words it takes; one by default. */
  words?: number;
  /** Whether the first word is valid; by default any is. */
  accepts?: (word: string) => boolean;
}

/**
 * Runs a program that takes one word, or as many as it says. Invalid arguments print its usage and end with exit code 2; a failure prints one
 * line and ends with exit code 1.
 */
export function runProgram(
  { usage, flags = [], words: wanted = 1, accepts = () => true }: Usage,
  body: (word: string, flags: ReadonlySet<string>, others: readonly string[]) => Promise<void>,
): void {
  const words = readWords(flags, wanted);
  if (!words || !accepts(words.word)) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  body(words.word, words.flags, words.others).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
