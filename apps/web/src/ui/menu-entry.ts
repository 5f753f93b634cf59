import type { ReactNode } from 'react';

/** What a menu offers: a deed, or with `to` the way to a screen; null is a line between two groups. */
export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  to?: string;
  onClick?: () => void;
} | null;
