import { cloneElement, type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { laterPart } from './later-part.ts';
import type { MenuEntry } from './menu-entry.ts';

const useOpenMenu = laterPart(() => import('./open-menu.tsx').then((module) => module.OpenMenu));

/** What a button that opens a menu has to take. */
type ButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

export type MenuButtonProps = {
  button: ReactElement<ButtonProps>;
  entries?: readonly MenuEntry[];
  /** In the place of entries, what else stands in the menu. */
  children?: ReactNode;
  width?: number;
  onOpen?: () => void;
};

/** A button with a menu under it, fetched when it is first opened: a screen full of menus shows without their code. */
export function MenuButton(props: MenuButtonProps) {
  const [OpenMenu, fetchMenu] = useOpenMenu();
  const [asked, setAsked] = useState(false);
  if (asked && OpenMenu) return <OpenMenu {...props} />;
  return cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick() {
      props.onOpen?.();
      void fetchMenu();
      setAsked(true);
    },
  });
}
