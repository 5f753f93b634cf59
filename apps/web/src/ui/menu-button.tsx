import {
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useState,
} from 'react';
import type { MenuEntry } from './menu-entry.ts';

const OpenMenu = lazy(() => import('./open-menu.tsx').then((module) => ({ default: module.OpenMenu })));

/** What a button that opens a menu has to take. */
type ButtonProps = {
  ref?: React.Ref<HTMLButtonElement>;
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
  const [asked, setAsked] = useState(false);
  const closed = cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick() {
      props.onOpen?.();
      // The button stays while the menu is on its way.
      startTransition(() => setAsked(true));
    },
  });
  return <Suspense fallback={closed}>{asked ? <OpenMenu {...props} /> : closed}</Suspense>;
}
