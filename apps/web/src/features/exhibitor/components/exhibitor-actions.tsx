import { ActionIcon } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { FileText, LogIn, Mail, UserCheck, UserX, Wine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useCatalogState } from '../../../lib/session.ts';
import { EditLink } from '../../../table/row-actions.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { signInAs } from '../../session/session.api.ts';
import { updateExhibitor } from '../exhibitor.api.ts';

const look = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const;

/** What the office does with an exhibitor: look at wines and pages, write, activate, work as them, edit. */
export function ExhibitorActions({ exhibitor, base }: { exhibitor: ExhibitorItem; base: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasCatalog = Boolean(useCatalogState()?.active_catalog);
  const { id, company_name: name, email, active } = exhibitor;
  const label = {
    wines: t(($) => $.exhibitor.winesOf, { name }),
    pages: t(($) => $.exhibitor.pagesOf, { name }),
    mail: t(($) => $.exhibitor.mailTo, { name }),
    workAs: t(($) => $.exhibitor.workAs, { name }),
    activate:
      active === 1 ? t(($) => $.exhibitor.deactivate, { name }) : t(($) => $.exhibitor.activate, { name }),
  };

  async function toggle() {
    const text = active === 1 ? t(($) => $.exhibitor.deactivateText) : t(($) => $.exhibitor.activateText);
    const question = { title: label.activate, text, confirm: label.activate, danger: active === 1 };
    if (!(await confirm(question))) return;
    try {
      await updateExhibitor(id, { active: active === 1 ? 0 : 1, version: exhibitor.version });
      notify(
        'success',
        t(($) => $.reference.updated, { name }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  async function workAs() {
    try {
      await signInAs({ id, email });
      void navigate('/');
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <>
      <ActionIcon
        component={Link}
        to={{ pathname: '/wine', search: filterBy('user.company_name', name) }}
        aria-label={label.wines}
        title={label.wines}
        {...look}
      >
        <Wine size={17} aria-hidden />
      </ActionIcon>
      {hasCatalog && (
        <ActionIcon
          component={Link}
          to={{ pathname: '/active-catalog/page', search: filterBy('exhibitor.company_name', name) }}
          aria-label={label.pages}
          title={label.pages}
          {...look}
        >
          <FileText size={17} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        component="a"
        href={`mailto:${encodeURIComponent(email)}`}
        aria-label={label.mail}
        title={label.mail}
        {...look}
      >
        <Mail size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={label.activate} title={label.activate} onClick={() => void toggle()} {...look}>
        {active === 1 ? <UserX size={17} aria-hidden /> : <UserCheck size={17} aria-hidden />}
      </ActionIcon>
      <ActionIcon aria-label={label.workAs} title={label.workAs} onClick={() => void workAs()} {...look}>
        <LogIn size={17} aria-hidden />
      </ActionIcon>
      <EditLink to={`${base}/edit/${id}`} name={name} />
    </>
  );
}

const filterBy = (field: string, value: string) =>
  new URLSearchParams({ columnFilters: JSON.stringify({ [field]: value }) }).toString();
