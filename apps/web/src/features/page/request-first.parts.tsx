import type { SessionCatalog, SessionCheck } from '@rebblatt/contracts';
import { useTranslation } from '../../lib/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AskOrganiser } from '../fair/ask-organiser.parts.ts';

type Props = {
  catalog: Pick<SessionCatalog, 'name'>;
  request: SessionCheck['user_catalog_request'];
  /** Whether it has the only title of the screen; not in a list. */
  alone?: boolean;
};

/** The next step for an exhibitor without an accepted request, who therefore has neither stands nor pages. */
export function RequestFirst({ catalog: { name }, request, alone = true }: Props) {
  const { t } = useTranslation();
  const state = request === null ? 'none' : request.accepted === 0 ? 'rejected' : 'open';
  return (
    <EmptyState
      alone={alone}
      title={t(($) => $.page.requestFirst[state].title)}
      text={t(($) => $.page.requestFirst[state].text, { name })}
      action={
        <>
          <LinkButton to="/request">{t(($) => $.page.requestFirst[state].action)}</LinkButton>
          {state === 'rejected' && <AskOrganiser />}
        </>
      }
    />
  );
}
