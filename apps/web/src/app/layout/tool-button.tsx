import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { LogOut } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

type Props = Omit<ActionIconProps, 'children'> &
  Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'ref'> & { label: string; icon: typeof LogOut };

/** A button of the top bar: an icon whose name appears under the pointer. */
export function ToolButton({ label, icon: Icon, ...props }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      size="lg"
      aria-label={label}
      title={label}
      {...props}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </ActionIcon>
  );
}
