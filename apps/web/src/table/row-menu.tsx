import { ActionIcon } from '@mantine/core';
import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from '../lib/use-translation.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import type { MenuEntry } from '../ui/menu-entry.ts';

/** What a row offers besides its three icons: more of them would be told apart by nobody. */
export function RowMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  const label = t(($) => $.exhibitor.moreOf, { name });
  return (
    <MenuButton
      button={
        <ActionIcon variant="subtle" color="gray" c="var(--ink)" aria-label={label} title={label}>
          <EllipsisVertical size={17} aria-hidden />
        </ActionIcon>
      }
      entries={entries}
    />
  );
}
