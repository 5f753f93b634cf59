import { ActionIcon } from '@mantine/core';
import type { WineItem } from '@rebblatt/contracts';
import { CopyPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { wineName } from '../wine.form.ts';

/** Opens a new wine with everything of this one but year and prices. */
export function VintageLink({ wine }: { wine: WineItem }) {
  const { t } = useTranslation();
  const label = t(($) => $.wine.newVintage, { name: wineName(wine) });
  return (
    <ActionIcon
      component={Link}
      to={`/exhibitor-wine/create?vintage=${wine.id}`}
      variant="subtle"
      color="gray"
      c="var(--ink)"
      aria-label={label}
      title={label}
    >
      <CopyPlus size={17} aria-hidden />
    </ActionIcon>
  );
}
