import { Menu } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuButtonProps } from './menu-button.tsx';
import type { MenuEntry } from './menu-entry.ts';

/** The opened menu of a button that was just pressed. */
export function OpenMenu({ button, entries = [], children, width, onOpen }: MenuButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // A disabled entry cannot get the focus, and a menu without focus does not react to arrow keys.
  const first = entries.findIndex((entry) => entry && !entry.disabled);
  useEffect(() => {
    // This button has replaced the pressed one; when the menu closes the focus returns to it.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} onOpen={onOpen} position="bottom-end" width={width}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflow: 'auto' }}>
        {entries.map((entry, index) => (
          <Entry key={entry?.label ?? index} entry={entry} first={index === first} />
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry, first }: { entry: MenuEntry; first: boolean }) {
  if (!entry) return <Menu.Divider />;
  const { label, lang, icon, disabled, danger, to, href, onClick } = entry;
  const c = danger && !disabled ? 'var(--danger)' : undefined;
  const look = { lang, leftSection: icon, disabled, c, 'data-autofocus': first || undefined };
  if (href !== undefined)
    return (
      <Menu.Item {...look} component="a" href={href}>
        {label}
      </Menu.Item>
    );
  return to === undefined ? (
    <Menu.Item {...look} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={to}>
      {label}
    </Menu.Item>
  );
}
