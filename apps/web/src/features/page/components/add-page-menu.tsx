import { Button, Menu } from '@mantine/core';
import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { addWinetour } from '../page.api.ts';

type Props = { catalogId: number; base: string; disabled: boolean };

/** What can be added to a catalogue; the wine tour needs no form. */
export function AddPageMenu({ catalogId, base, disabled }: Props) {
  const { t } = useTranslation();

  async function winetour() {
    try {
      const { position } = await addWinetour(catalogId);
      notify(
        'success',
        t(($) => $.page.created, { position }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          disabled={disabled}
          title={disabled ? t(($) => $.page.addClosed) : undefined}
          leftSection={<Plus size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {t(($) => $.page.add)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`${base}/wine/create/1`}>
          {t(($) => $.page.type['1'])}
        </Menu.Item>
        <Menu.Item component={Link} to={`${base}/wine/create/2`}>
          {t(($) => $.page.type['2'])}
        </Menu.Item>
        <Menu.Item component={Link} to={`${base}/content/create`}>
          {t(($) => $.page.type['3'])}
        </Menu.Item>
        <Menu.Item onClick={() => void winetour()}>{t(($) => $.page.type['6'])}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
