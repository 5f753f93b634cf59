/** How long a tab that is asked has for its answer; the event loop of a living one needs some milliseconds. */
const ANSWER_MS = 250;

type Message = { ask: string[] } | { held: string[] };

let channel: BroadcastChannel | undefined;

/** Lets other tabs know, when they ask, which entries of kept work are being typed in this one. */
export function answerOthers(held: () => string[]): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('kept-work');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!('ask' in data)) return;
    const own = new Set(held());
    const both = data.ask.filter((key) => own.has(key));
    if (both.length > 0) channel?.postMessage({ held: both } satisfies Message);
  });
}

/** Which of these entries are being typed in another tab that runs. */
export async function heldElsewhere(keys: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  const asked = channel;
  if (!asked || keys.length === 0) return held;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      asked.removeEventListener('message', hear);
      resolve();
    };
    const hear = ({ data }: MessageEvent<Message>) => {
      if ('held' in data) for (const key of data.held) held.add(key);
      if (keys.every((key) => held.has(key))) done();
    };
    const timer = setTimeout(done, ANSWER_MS);
    asked.addEventListener('message', hear);
    asked.postMessage({ ask: [...keys] } satisfies Message);
  });
  return held;
}
