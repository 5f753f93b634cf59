import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusKept } from './use-focus-kept.ts';

type Versioned = { id: number; version: number };

/** What was decided here, with the version that was decided on: a newer one waits anew. */
type Hidden = ReadonlyMap<number, number>;

/** What waits, one at a time. */
export type Queue<Item> = {
  /** The element around what is shown and around what says that nothing waits; it keeps the focus. */
  box: RefObject<HTMLDivElement | null>;
  current: Item | undefined;
  following: Item | undefined;
  /** The place of the current one, from 1, counting those that were decided here; 0 when nothing waits. */
  number: number;
  /** How many wait or were decided here. */
  total: number;
  step: (by: 1 | -1) => void;
  /** Hides one that is being decided on; the next one takes its place. */
  hide: (id: number) => void;
  /** Shows one again, and goes there. */
  show: (id: number) => void;
};

/**
 * Goes through what waits. The order is that of the server; what was decided here is hidden before the server says so.
 * @param onGone is called with what waits no longer without having been decided here
 */
export function useQueue<Item extends Versioned>(
  items: readonly Item[],
  onGone: (item: Item) => void,
): Queue<Item> {
  const [hidden, setHidden] = useState<Hidden>(new Map());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  // What is shown again may be back only with the next answer of the server.
  const [place, setPlace] = useState({ id: 0, index: 0, back: 0 });
  useNews(items, hidden, setHidden, onGone);

  const shown = items.filter(({ id, version }) => version > (hidden.get(id) ?? -1));
  // What was decided and waits again is counted where it waits.
  const behind = [...done].filter((one) => shown.every(({ id }) => id !== one)).length;
  const indexOf = (wanted: number) => shown.findIndex(({ id }) => id === wanted);
  const found = shown.some(({ id }) => id === place.back) ? indexOf(place.back) : indexOf(place.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, shown.length - 1));
  const current = shown[index];
  const id = current?.id ?? 0;
  const { box, decided } = useFocusKept(id);
  // Where it is now, for when it is gone.
  useEffect(() => setPlace(({ back }) => ({ id, index, back: back === id ? 0 : back })), [id, index]);

  return {
    box,
    current,
    following: shown[index + 1] ?? shown[0],
    number: current ? behind + index + 1 : 0,
    total: behind + shown.length,
    step(by) {
      const next = (index + by + shown.length) % Math.max(1, shown.length);
      setPlace({ id: shown[next]?.id ?? 0, index: next, back: 0 });
    },
    hide(gone) {
      decided();
      const version = items.find((item) => item.id === gone)?.version ?? 0;
      setHidden((before) => new Map([...before, [gone, version]]));
      setDone((before) => new Set([...before, gone]));
    },
    show(back) {
      setHidden((before) => new Map([...before].filter(([id]) => id !== back)));
      setDone((before) => new Set([...before].filter((id) => id !== back)));
      setPlace({ id: back, index, back });
    },
  };
}

/** Compares what waits with what waited before: what is gone is told, unless it was decided here. */
function useNews<Item extends Versioned>(
  items: readonly Item[],
  hidden: Hidden,
  setHidden: (next: Hidden) => void,
  onGone: (item: Item) => void,
): void {
  const before = useRef(items);
  const latest = useRef({ hidden, onGone });
  latest.current = { hidden, onGone };
  useEffect(() => {
    const there = new Set(items.map(({ id }) => id));
    const gone = before.current.filter(({ id }) => !there.has(id));
    before.current = items;
    const { hidden: own, onGone: tell } = latest.current;
    for (const item of gone) if (!own.has(item.id)) tell(item);
    // From now on the server knows: if it waits again, it is shown again.
    if (gone.some(({ id }) => own.has(id))) setHidden(new Map([...own].filter(([id]) => there.has(id))));
  }, [items, setHidden]);
}
