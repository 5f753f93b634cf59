import { rem } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure-panel.module.css';

type Props = {
  /** The button; spread the given props on a real `button`. */
  button: (props: ButtonProps) => ReactNode;
  /** The content that opens below it; `close` also restores the focus. */
  children: (close: () => void) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  width?: number;
};

type ButtonProps = {
  ref: (element: HTMLElement | null) => void;
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
};

/** A panel that opens under its button: Escape, a click elsewhere and leaving it with Tab close it again. */
export function DisclosurePanel({ button, children, label, align = 'start', width = 260 }: Props) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (!opened) return;
    panel.current?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpened(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [opened]);

  function close() {
    setOpened(false);
    trigger.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is inside
    <div
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !opened) return;
        event.stopPropagation();
        close();
      }}
    >
      {button({
        ref: (element) => {
          trigger.current = element;
        },
        'aria-expanded': opened,
        'aria-controls': id,
        onClick: () => setOpened(!opened),
      })}
      {opened && (
        <section
          ref={panel}
          id={id}
          aria-label={label}
          tabIndex={-1}
          className={styles.panel}
          data-align={align}
          style={{ width: rem(width) }}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
