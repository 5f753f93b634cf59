import { ActionIcon } from '@mantine/core';
import type { ExhibitorItem } from '@rebblatt/contracts';
import { ContactRound, FileText, KeyRound, LogIn, Mail, UserCheck, UserX, Wine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EditLink } from '../../../table/row-actions.tsx';
import { RowMenu } from '../../../table/row-menu.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { useWorkAs } from '../../session/work-as.parts.ts';
import { updateExhibitor } from '../exhibitor.api.ts';
import { pagesOf, winesOf } from '../exhibitor.filter.ts';

const look = { variant: 'subtle', color: 'gray', c: 'var(--ink)' } as const;

type Props = {
  exhibitor: ExhibitorItem;
  /** The list with the row. */
  base: string;
  /** Where everything of the exhibitor stands; undefined for one who takes part in no catalogue of concern. */
  sheet: string | undefined;
  /** The path of the pages of its catalogue; undefined without a catalogue. */
  pages: string | undefined;
};

/**
 * The organiser's actions on an exhibitor: see everything, edit, work on their behalf, and in a menu wines and pages,
 * mail, the account and its password.
 */
export function ExhibitorActions({ exhibitor, base, sheet, pages }: Props) {
  const { t } = useTranslation();
  const workAs = useWorkAs();
  const boss = useSession()?.role === 'SUPER_ADMIN';
  const { id, company_name: name, email, active } = exhibitor;
  const open = t(($) => $.exhibitor.sheetOf, { name });
  const work = t(($) => $.exhibitor.workAs, { name });
  const activate =
    active === 1 ? t(($) => $.exhibitor.deactivate, { name }) : t(($) => $.exhibitor.activate, { name });

  async function toggle() {
    const text = active === 1 ? t(($) => $.exhibitor.deactivateText) : t(($) => $.exhibitor.activateText);
    const question = { title: activate, text, confirm: activate, danger: active === 1 };
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

  const iconOf = (Icon: typeof Wine) => <Icon size={16} aria-hidden />;
  const entries = [
    { label: t(($) => $.exhibitor.winesOf, { name }), icon: iconOf(Wine), to: `/wine?${winesOf(id)}` },
    ...(pages
      ? [
          {
            label: t(($) => $.exhibitor.pagesOf, { name }),
            icon: iconOf(FileText),
            to: `${pages}?${pagesOf(id)}`,
          },
        ]
      : []),
    {
      label: t(($) => $.exhibitor.mailTo, { name }),
      icon: iconOf(Mail),
      href: `mailto:${encodeURIComponent(email)}`,
    },
    null,
    { label: activate, icon: iconOf(active === 1 ? UserX : UserCheck), onClick: () => void toggle() },
    ...(boss
      ? [
          {
            label: t(($) => $.exhibitor.passwordOf, { name }),
            icon: iconOf(KeyRound),
            to: `${base}/password-reset/${id}`,
          },
        ]
      : []),
  ];

  return (
    <>
      {sheet && (
        <ActionIcon component={Link} to={sheet} data-opens aria-label={open} title={open} {...look}>
          <ContactRound size={17} aria-hidden />
        </ActionIcon>
      )}
      <EditLink to={`${base}/edit/${id}`} name={name} opens={sheet === undefined} />
      <ActionIcon aria-label={work} title={work} onClick={() => void workAs(exhibitor)} {...look}>
        <LogIn size={17} aria-hidden />
      </ActionIcon>
      <RowMenu name={name} entries={entries} />
    </>
  );
}
