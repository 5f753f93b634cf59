import { Button, Group } from '@mantine/core';
import type { ContactRight } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../lib/use-translation.ts';
import { May } from '../ui/may.tsx';
import { BackButton } from './back-button.tsx';

type Props = {
  /** The list the form belongs to; «Zurück» opens it as the user left it, with its filters and page. */
  backTo?: string;
  save?: string;
  /** Called when the save button is pressed, for forms with more than one way to save. */
  onSave?: () => void;
  /** What somebody needs to save; who may not has only the way back. */
  needs?: ContactRight;
  /** More buttons between save and back. */
  children?: ReactNode;
};

/** Save and back at the foot of a form. */
export function FormButtons({ backTo, save, onSave, needs = 'fill', children }: Props) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  return (
    <Group mt="lg" gap="xs">
      <May needs={needs}>
        <Button type="submit" loading={isSubmitting} onClick={onSave}>
          {save ?? t(($) => $.ui.save)}
        </Button>
        {children}
      </May>
      {backTo && <BackButton to={backTo} />}
    </Group>
  );
}
