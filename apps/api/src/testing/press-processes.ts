import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes that a node has started to read files, by their ids: those of the press whose program has this name.
 * @param node the id of its process; by default this one
 */
export function pressProcesses(program: RegExp, node = process.pid): number[] {
  return childrenOf(node).filter((pid) => isOf(pid, program));
}

/** The processes that the threads of another have started. */
function childrenOf(node: number): number[] {
  try {
    return readdirSync(`/proc/${node}/task`).flatMap((thread) =>
      readFileSync(`/proc/${node}/task/${thread}/children`, 'latin1')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    // It, or one of its threads, has ended in between.
    return [];
  }
}

function isOf(pid: number, program: RegExp): boolean {
  try {
    return program.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
  } catch {
    // It has ended in between.
    return false;
  }
}

/** A small picture is drawn in some tens of milliseconds. */
const KILL_EVERY_MS = 3;

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
  }, KILL_EVERY_MS);
  return { killed: () => killed, stop: () => clearInterval(timer) };
}

function tell(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Stops all processes of the press of a node as soon as they are there, so that their work goes on for ever.
 * @returns the ids of those that are stopped, and what lets them go on
 */
export function holdPress(program: RegExp, node: number) {
  const held = new Set<number>();
  const timer = setInterval(() => {
    for (const pid of pressProcesses(program, node)) {
      if (!held.has(pid)) tell(pid, 'SIGSTOP');
      held.add(pid);
    }
  }, 20);
  return {
    held: () => [...held],
    stop() {
      clearInterval(timer);
      for (const pid of held) tell(pid, 'SIGCONT');
    },
  };
}

const TURN_MS = 200;
const RUNNING_MS = 20;

/**
 * Lets processes of the press run for a tenth of the time, as beside programs that take the processor from them; nothing
 * else on the machine is slowed down by it.
 * @returns how many there were, and the end of it
 */
export function starvePress(program: RegExp) {
  const seen = new Set<number>();
  const all = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pressProcesses(program)) {
      seen.add(pid);
      tell(pid, signal);
    }
  };
  const timer = setInterval(() => {
    all('SIGCONT');
    setTimeout(() => all('SIGSTOP'), RUNNING_MS);
  }, TURN_MS);
  return {
    seen: () => seen.size,
    stop() {
      clearInterval(timer);
      setTimeout(() => all('SIGCONT'), RUNNING_MS * 2);
      all('SIGCONT');
    },
  };
}
