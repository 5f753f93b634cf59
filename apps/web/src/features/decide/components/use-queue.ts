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
  /** What was shown and waits no longer, without having been decided here. The current one is shown after going on. */
  gone: Item | undefined;
  /** The next ones, at most two. */
  ahead: Item[];
  /** The place of the current one, from 1, among those of its kind; 0 when nothing waits. */
  number: number;
  /** How many of the kind of the current one there are. */
  total: number;
  /** How many are to be decided. */
  left: number;
  /** How many wait for somebody else first. They are last, and counted apart. */
  aside: number;
  /** Whether the current one is one of these. */
  isAside: boolean;
  step: (by: 1 | -1) => void;
  /** Goes on to the next one that is to be decided; what was shown stays where it is. */
  pass: (id: number) => void;
  /** Hides one that is being decided on; the next one takes its place. */
  hide: (id: number) => void;
  /** Shows one again, and goes there; after an undo not before the server gives it anew, since a decision wants its version. */
  show: (id: number, anew?: boolean) => void;
};

/** Where one is in the queue. The item is there once it was shown. */
type Place<Item> = { id: number; index: number; back: number; aside: boolean; item?: Item | undefined };

/** How many are fetched ahead. */
const AHEAD = 2;

/**
 * Goes through what waits. The order is that of the server; what was decided here is hidden before the server says so.
 * @param onGone is called with what waits no longer without having been decided here
 * @param isAside tells what waits for somebody else first, which the server puts last
 */
export function useQueue<Item extends Versioned>(
  items: readonly Item[],
  onGone: (item: Item) => void,
  isAside: (item: Item) => boolean = () => false,
): Queue<Item> {
  const [hidden, setHidden] = useState<Hidden>(new Map());
  // What is shown again may be back only with the next answer of the server.
  const [place, setPlace] = useState<Place<Item>>({ id: 0, index: 0, back: 0, aside: false });
  useNews(items, hidden, setHidden, onGone);

  const shown = items.filter(({ id, version }) => version > (hidden.get(id) ?? -1));
  const left = shown.filter((item) => !isAside(item)).length;
  const indexOf = (wanted: number) => shown.findIndex(({ id }) => id === wanted);
  const found = shown.some(({ id }) => id === place.back) ? indexOf(place.back) : indexOf(place.id);
  // After the last one that is to be decided comes the one before it, not what waits for somebody else.
  const end = place.aside || left === 0 ? shown.length : left;
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, end - 1));
  const current = shown[index];
  // Another one in the same place, under the same key and button, would be decided on by mistake.
  const gone = found < 0 && current && !hidden.has(place.id) ? place.item : undefined;
  const id = gone?.id ?? current?.id ?? 0;
  const aside = current !== undefined && isAside(current);
  const { box, decided } = useFocusKept(id);
  // Where it is now, for when it is gone. A key that was pressed since this was drawn has gone on from there.
  const from = place.id;
  useEffect(() => {
    if (gone) return;
    const here = { id, index, aside, item: current };
    setPlace((now) => (now.id === from ? { ...here, back: now.back === id ? 0 : now.back } : now));
  }, [id, index, aside, gone, current, from]);
  const goTo = (next: Item | undefined) =>
    setPlace({
      id: next?.id ?? 0,
      index: indexOf(next?.id ?? 0),
      back: 0,
      aside: next ? isAside(next) : false,
    });

  return {
    box,
    current,
    gone,
    ahead: [...shown.slice(index + 1), ...shown.slice(0, index)].slice(0, AHEAD),
    number: current ? index + 1 - (aside ? left : 0) : 0,
    total: aside ? shown.length - left : left,
    left,
    aside: shown.length - left,
    isAside: aside,
    step(by) {
      if (gone) decided();
      // The current one is what comes next.
      const to = gone && by > 0 ? index : index + by;
      goTo(shown[(to + shown.length) % Math.max(1, shown.length)]);
    },
    pass(passed) {
      const at = indexOf(passed);
      const others = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
      const next = others.find((item) => !isAside(item));
      if (!next || passed !== id) return;
      decided();
      goTo(next);
    },
    hide(gone) {
      decided();
      const version = items.find((item) => item.id === gone)?.version ?? 0;
      setHidden((before) => new Map([...before, [gone, version]]));
    },
    show(back, anew = false) {
      if (!anew) setHidden((before) => new Map([...before].filter(([id]) => id !== back)));
      setPlace({ id: back, index, back, aside: false });
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
