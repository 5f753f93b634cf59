/** What is fetched later than the screen it belongs to, and not yet here. */
const waiting: (() => Promise<unknown>)[] = [];
let fetching: Promise<void> | undefined;
let begun = false;

/** Something that is fetched when it is first needed, or before that in idle time. */
export interface Later<Thing> {
  /** The thing itself, once it is here. */
  here: () => Thing | undefined;
  /** Fetches it; rejects without a connection, and may then be asked again. */
  fetch: () => Promise<Thing>;
}

/** Names something that is fetched when it is first needed; once the first screen stands, idle time brings it. */
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
 * From now on fetches everything that is named, one after the other whenever the browser has nothing to do. What
 * somebody opens without a connection is then here already. What could not be fetched is asked for again when the
 * connection is back.
 */
export function fetchInIdleTime(): void {
  if (!begun) addEventListener('online', fetchWaiting);
  begun = true;
  fetchWaiting();
}

/**
 * Fetches nothing more in idle time: a new version takes over only when the old one has nothing left to answer.
 *
 * @returns resolves when what is on its way has come
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
  while (waiting.length > 0) {
    await idle();
    const next = waiting.shift();
    await next?.().catch(() => missed.push(next));
  }
  waiting.push(...missed);
}

/** Resolves when the browser has nothing to do. Not every browser tells; there the next turn has to do. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2_000 }) : setTimeout(resolve),
  );
