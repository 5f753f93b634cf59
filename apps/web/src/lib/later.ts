/** How long nobody may have typed, clicked or scrolled before parts are fetched in idle time. */
const REST_MS = 5_000;

/** Parts that are fetched later than their screen, and have not been fetched yet. */
const waiting: (() => Promise<unknown>)[] = [];
let fetching: Promise<void> | undefined;
let begun = false;

/** A part that is fetched when it is first needed, or earlier in idle time. */
export interface Later<Thing> {
  /** The part itself, once it is loaded. */
  here: () => Thing | undefined;
  /** Fetches it; rejects without a connection, and can then be called again. */
  fetch: () => Promise<Thing>;
}

/**
 * Registers a part to be fetched when it is first needed, or in idle time after the first screen is shown.
 */
export function later<Thing>(load: () => Promise<Thing>): Later<Thing> {
  let here: Thing | undefined;
  const fetch = async () => {
    here ??= await load();
    return here;
  };
  waiting.push(fetch);
  if (begun) fetchWaiting();
  return { here: () => here, fetch };
}

/**
 * From now on fetches all registered parts, one by one whenever the browser is idle, so that they can be
 * opened without a connection. Those that could not be fetched are requested again when the connection is
 * back.
 */
export function fetchInIdleTime(): void {
  if (!begun) addEventListener('online', fetchWaiting);
  begun = true;
  fetchWaiting();
}

/**
 * Stops fetching in idle time, because a new version takes over only after the old one's last response.
 *
 * @returns resolves when the current request has finished
 */
export async function stopFetching(): Promise<void> {
  waiting.length = 0;
  await fetching;
}

function fetchWaiting(): void {
  fetching ??= fetchOneByOne().finally(() => {
    fetching = undefined;
  });
}

async function fetchOneByOne(): Promise<void> {
  const missed: typeof waiting = [];
  if (waiting.length > 0) await rest();
  while (waiting.length > 0) {
    await idle();
    const next = waiting.shift();
    await next?.().catch(() => missed.push(next));
  }
  waiting.push(...missed);
}

/**
 * Resolves when the reader has rested for {@link REST_MS}. Fetching and running all parts takes a second of the
 * processor, which somebody who goes on at once would wait for, and in vain when it is to another page.
 */
const rest = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        listening.abort();
        resolve();
      }, REST_MS);
    };
    for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(act, begin, { capture: true, passive: true, signal: listening.signal });
    begin();
  });

/** Resolves when the browser is idle; without `requestIdleCallback` in the next task. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2_000 }) : setTimeout(resolve),
  );
