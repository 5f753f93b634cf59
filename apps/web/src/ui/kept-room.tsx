import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** Identifies the part among those of this browser. */
  name: string;
  /** Whether it is known that there is nothing to show. */
  empty: boolean;
  /** The height in px that it most often has, for a browser that has not seen it yet. */
  usual?: number;
  children: ReactNode;
};

/** Rooms differ between a telephone and a desk, so each width has its own. */
const keyOf = (name: string) => `room-${name}-${Math.round(innerWidth / 200)}`;

/**
 * Keeps the room that a part took the last time until it is there again. What is below would otherwise move under the
 * pointer of somebody who is about to press it.
 */
export function KeptRoom({ name, empty, usual = 0, children }: Props) {
  const inner = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => {
    const last = localStorage.getItem(keyOf(name));
    return last === null ? null : Number(last) || 0;
  });
  useEffect(() => {
    if (empty) localStorage.setItem(keyOf(name), '0');
    const part = inner.current as HTMLDivElement;
    const observer = new ResizeObserver(() => {
      const height = part.offsetHeight;
      // What says that it is busy has not its height yet.
      if (!height || part.querySelector('[aria-busy=true]')) return;
      setKept(0);
      localStorage.setItem(keyOf(name), `${height}`);
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [name, empty]);
  return (
    <div style={{ minHeight: empty ? 0 : (kept ?? usual) }}>
      {/* Its margins are part of its height. */}
      <div ref={inner} style={{ display: 'flow-root' }}>
        {children}
      </div>
    </div>
  );
}
