import { Button } from '@mantine/core';
import type { Participation } from '@rebblatt/contracts';
import { BellRing, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../../lib/error-text.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { notify } from '../../../../ui/snackbar-store.ts';
import { signInAs } from '../../../session/session.api.ts';

type Props = { catalogId: string; exhibitor: Participation['exhibitor']; open: boolean };

/** What the organiser does for one exhibitor: edit, work on their behalf, remind. */
export function ParticipationActions({ catalogId, exhibitor, open }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, email, company_name: name } = exhibitor;

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
      <LinkButton variant="default" to={`/catalog/${catalogId}/exhibitor/edit/${id}`}>
        {t(($) => $.exhibitor.edit)}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<LogIn size={16} aria-hidden />}
        onClick={() => void workAs()}
        aria-label={t(($) => $.exhibitor.workAs, { name })}
      >
        {t(($) => $.standing.participation.workAs)}
      </Button>
      {open && (
        <LinkButton
          to={`/exhibitor/remind?exhibitors=${id}`}
          leftSection={<BellRing size={16} aria-hidden />}
        >
          {t(($) => $.standing.participation.remind)}
        </LinkButton>
      )}
    </>
  );
}
