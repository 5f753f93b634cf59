import type { ReactNode } from 'react';

/** An entry of a menu: an action, or with `to` a link to a screen; null is a line between two groups. */
export type MenuEntry = {
  label: string;
  /** The language of the label, if it is not that of the screen. */
  lang?: string;
  icon?: ReactNode;
  disabled?: boolean;
  to?: string;
  onClick?: () => void;
} | null;
