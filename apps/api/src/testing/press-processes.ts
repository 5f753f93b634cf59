import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this process has started to read files, by their ids: those of the press whose program has this name. */
export function pressProcesses(program: RegExp): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isOurs(pid, program));
}

function isOurs(pid: number, program: RegExp): boolean {
  try {
    const parent = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1];
    return Number(parent) === process.pid && program.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
  } catch {
    // It has ended in between.
    return false;
  }
}

/**
 * Kills processes of the press as soon as they are there.
 * @param which whether to kill the nth one that is seen, from 0
 * @returns how many were killed so far, and the end of it
 */
export function killPress(program: RegExp, which: (nth: number) => boolean) {
  const seen = new Set<number>();
  let killed = 0;
  const timer = setInterval(() => {
    for (const pid of pressProcesses(program).filter((each) => !seen.has(each))) {
      if (which(seen.size)) {
        process.kill(pid, 'SIGKILL');
        killed++;
      }
      seen.add(pid);
    }
  }, 20);
  return { killed: () => killed, stop: () => clearInterval(timer) };
}
