import { ActionIcon } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { FileText, KeyRound, LogIn, Mail, UserCheck, UserX, Wine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditLink } from '../../../table/row-actions.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { useWorkAs } from '../../session/work-as.api.ts';
import { updateExhibitor } from '../exhibitor.api.ts';
import { pagesOf, winesOf } from '../exhibitor-filter.api.ts';

const look = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const;

type Props = {
  exhibitor: ExhibitorItem;
  /** The list with the row. */
  base: string;
  /** The path of the pages of its catalogue; undefined without a catalogue. */
  pages: string | undefined;
};

/**
 * The organiser's actions on an exhibitor: view wines and pages, write, activate, work on their behalf, edit.
 */
export function ExhibitorActions({ exhibitor, base, pages }: Props) {
  const { t } = useTranslation();
  const workAs = useWorkAs();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  const { id, company_name: name, email, active } = exhibitor;
  const label = {
    wines: t(($) => $.exhibitor.winesOf, { name }),
    pages: t(($) => $.exhibitor.pagesOf, { name }),
    mail: t(($) => $.exhibitor.mailTo, { name }),
    password: t(($) => $.exhibitor.passwordOf, { name }),
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

  return (
    <>
      <ActionIcon
        component={Link}
        to={{ pathname: '/wine', search: winesOf(id) }}
        aria-label={label.wines}
        title={label.wines}
        {...look}
      >
        <Wine size={17} aria-hidden />
      </ActionIcon>
      {pages && (
        <ActionIcon
          component={Link}
          to={{ pathname: pages, search: pagesOf(id) }}
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
      <ActionIcon
        aria-label={label.workAs}
        title={label.workAs}
        onClick={() => void workAs(exhibitor)}
        {...look}
      >
        <LogIn size={17} aria-hidden />
      </ActionIcon>
      {boss && (
        <ActionIcon
          component={Link}
          to={`${base}/password-reset/${id}`}
          aria-label={label.password}
          title={label.password}
          {...look}
        >
          <KeyRound size={17} aria-hidden />
        </ActionIcon>
      )}
      <EditLink to={`${base}/edit/${id}`} name={name} />
    </>
  );
}
