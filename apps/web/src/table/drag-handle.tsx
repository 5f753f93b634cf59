import { Button } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { DisclosurePanel } from '../ui/disclosure-panel.tsx';
import styles from './drag-handle.module.css';

/** The props that a sortable row passes to its handle; null when rows cannot be moved in this order. */
export type HandleProps = {
  ref: (element: HTMLElement | null) => void;
  attributes: React.HTMLAttributes<HTMLElement>;
  listeners: Record<string, unknown> | undefined;
};
export const RowHandle = createContext<HandleProps | null>(null);

type Props = {
  name: string;
  /** Sorts the list so that rows can be moved. */
  onSortByPosition: () => void;
};

/** The button by which a row is dragged. If rows cannot be moved it says why and offers the right order. */
export function DragHandle({ name, onSortByPosition }: Props) {
  const { t } = useTranslation();
  const handle = useContext(RowHandle);
  const label = t(($) => $.table.reorder.handle, { name });
  const icon = <GripVertical size={16} aria-hidden />;
  if (handle) {
    return (
      <button
        {...handle.attributes}
        {...handle.listeners}
        ref={handle.ref}
        type="button"
        className={styles.handle}
        aria-label={label}
      >
        {icon}
      </button>
    );
  }
  return (
    <DisclosurePanel
      label={label}
      button={(button) => (
        <button {...button} type="button" className={styles.handle} data-resting aria-label={label}>
          {icon}
        </button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.why}>{t(($) => $.table.reorder.disabled)}</p>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              close();
              onSortByPosition();
            }}
          >
            {t(($) => $.table.reorder.sortByPosition)}
          </Button>
        </>
      )}
    </DisclosurePanel>
  );
}
