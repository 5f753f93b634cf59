/**
 * Runs a program of the command line: without its arguments it says how it is called, and a failure is one line and
 * exit code 1.
 */
export function runProgram(usage: string, body: (words: [string, ...string[]]) => Promise<void>): void {
  const [first, ...others] = process.argv.slice(2);
  if (first === undefined || first.startsWith('-')) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  body([first, ...others]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
