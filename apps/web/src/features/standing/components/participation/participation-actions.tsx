import { Button } from '@mantine/core';
import type { Participation } from '@rebblatt/contracts';
import { BellRing, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useWorkAs } from '../../../session/work-as.api.ts';

type Props = { catalogId: string; exhibitor: Participation['exhibitor']; open: boolean };

/** What the organiser does for one exhibitor: edit, work on their behalf, remind. */
export function ParticipationActions({ catalogId, exhibitor, open }: Props) {
  const { t } = useTranslation();
  const workAs = useWorkAs();
  const { id, company_name: name } = exhibitor;

  return (
    <>
      <LinkButton variant="default" to={`/catalog/${catalogId}/exhibitor/edit/${id}`}>
        {t(($) => $.exhibitor.edit)}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<LogIn size={16} aria-hidden />}
        onClick={() => void workAs(exhibitor)}
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
