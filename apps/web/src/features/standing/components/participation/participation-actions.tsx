import { Button } from '@mantine/core';
import type { Participation } from '@rebblatt/contracts';
import { BellRing, LogIn } from 'lucide-react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useWorkAs } from '../../../session/work-as.parts.ts';

type Props = {
  catalogId: string;
  exhibitor: Participation['exhibitor'];
  /** Whether the exhibitor may still work on the catalogue, and so can be reminded and written to. */
  reachable: boolean;
  /** Whether the catalogue has ended: then the list of all exhibitors offers no mail. */
  ended: boolean;
};

/** What the organiser does for one exhibitor: edit, work on their behalf, write, remind. */
export function ParticipationActions({ catalogId, exhibitor, reachable, ended }: Props) {
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
      {reachable && (
        <>
          {ended && (
            <LinkButton variant="default" to={`/catalog/${catalogId}/exhibitor/send-mail?exhibitors=${id}`}>
              {t(($) => $.mailing.button)}
            </LinkButton>
          )}
          <LinkButton
            to={`/exhibitor/remind?catalog=${catalogId}&exhibitors=${id}`}
            leftSection={<BellRing size={16} aria-hidden />}
          >
            {t(($) => $.standing.participation.remind)}
          </LinkButton>
        </>
      )}
    </>
  );
}
