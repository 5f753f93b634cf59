import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { withDesignerTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { laterView } from '../../../ui/later-view.tsx';

const ContactsDialog = laterView(
  () => withDesignerTexts(import('./contacts-dialog.tsx')).then((module) => module.ContactsDialog),
  { wanted: ({ opened }) => opened, close: ({ onClose }) => onClose() },
);

/** Opens the list of people who sign in for a company. */
export function ContactsButton({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation();
  const [opened, dialog] = useDisclosure();
  const may = useMay('everything');
  if (!may) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t(($) => $.exhibitor.people)}
      </Button>
      <ContactsDialog opened={opened} exhibitorId={exhibitorId} onClose={dialog.close} />
    </>
  );
}
