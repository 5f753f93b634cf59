import { Button } from '@mantine/core';
import { type RegisterKind, registerKinds } from '@rebblatt/contracts';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { addGeneratedPage } from '../../page/page-create.api.ts';

type Props = { catalogId: number; base: string; disabled: boolean };

/** What can be added to a catalogue; what is generated needs no form. */
export function AddPageMenu({ catalogId, base, disabled }: Props) {
  const { t } = useTranslation();
  const [intention] = useState(createIntention);

  async function generate(kind: RegisterKind | null) {
    try {
      const { position } = await addGeneratedPage(catalogId, kind, intention);
      notify(
        'success',
        t(($) => $.page.created, { position }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <MenuButton
      button={
        <Button
          disabled={disabled}
          title={disabled ? t(($) => $.page.addClosed) : undefined}
          leftSection={<Plus size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {t(($) => $.page.add)}
        </Button>
      }
      entries={[
        { label: t(($) => $.page.type['1']), to: `${base}/wine/create/1` },
        { label: t(($) => $.page.type['2']), to: `${base}/wine/create/2` },
        { label: t(($) => $.page.type['3']), to: `${base}/content/create` },
        { label: t(($) => $.page.type['6']), onClick: () => void generate(null) },
        ...registerKinds.map((kind) => ({
          label: t(($) => $.page.registerKind[kind]),
          onClick: () => void generate(kind),
        })),
      ]}
    />
  );
}
