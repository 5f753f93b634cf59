import { ActionIcon } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';

type EditLinkProps = {
  to: string;
  name: string;
  /** Whether a click on the row does the same; it opens something else where that is more. */
  opens?: boolean;
};

/** The pencil, a link to a row's form. */
export function EditLink({ to, name, opens = true }: EditLinkProps) {
  const { t } = useTranslation();
  const label = t(($) => $.ui.editOne, { name });
  return (
    <ActionIcon
      component={Link}
      to={to}
      data-opens={opens || undefined}
      variant="subtle"
      color="gray"
      c="var(--ink)"
      aria-label={label}
      title={label}
    >
      <Pencil size={17} aria-hidden />
    </ActionIcon>
  );
}

/** The bin; the screen asks before it deletes. */
export function DeleteButton({
  name,
  onDelete,
  disabled,
}: {
  name: string;
  onDelete: () => void;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const may = useMay('fill');
  if (!may) return null;
  const label = t(($) => $.ui.deleteOne, { name });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c={disabled ? undefined : 'var(--danger)'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onDelete}
    >
      <Trash2 size={17} aria-hidden />
    </ActionIcon>
  );
}
