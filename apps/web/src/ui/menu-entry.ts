import type { ReactNode } from 'react';

/** An entry of a menu: an action, with `to` a link to a screen, with `href` one out of the product; null is a line between two groups. */
export type MenuEntry = {
  label: string;
  /** The language of the label, if it is not that of the screen. */
  lang?: string;
  icon?: ReactNode;
  disabled?: boolean;
  to?: string;
  href?: string;
  /** Removes something. */
  danger?: boolean;
  onClick?: () => void;
} | null;
