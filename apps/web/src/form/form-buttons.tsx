import { Button, Group } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../lib/use-translation.ts';
import { BackButton } from './back-button.tsx';
import { MaySaveContext } from './may-save.ts';

type Props = {
  /** The list the form belongs to; «Zurück» opens it as the user left it, with its filters and page. */
  backTo?: string;
  save?: string;
  /** Called when the save button is pressed, for forms with more than one way to save. */
  onSave?: () => void;
  /** More buttons between save and back. */
  children?: ReactNode;
};

/** Save and back at the foot of a form; whoever may not save it has only the way back. */
export function FormButtons({ backTo, save, onSave, children }: Props) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  return (
    <Group mt="lg" gap="xs">
      {useContext(MaySaveContext) && (
        <>
          <Button type="submit" loading={isSubmitting} onClick={onSave}>
            {save ?? t(($) => $.ui.save)}
          </Button>
          {children}
        </>
      )}
      {backTo && <BackButton to={backTo} />}
    </Group>
  );
}
