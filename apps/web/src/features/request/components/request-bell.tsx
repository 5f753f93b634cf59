import { Bell, BellDot, BellOff, BellPlus, type LucideProps } from 'lucide-react';
import { useCatalogState } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useEndedRequest } from '../ended-request.parts.ts';

type Known = 'none' | 'sent' | 'accepted' | 'rejected';

const bells = { none: BellPlus, sent: BellDot, accepted: Bell, rejected: BellOff };

/** The state of the user's own request: from the session, or of the fair that ended last. */
function useRequestState(): Known {
  const running = useCatalogState()?.user_catalog_request;
  const { request: ended } = useEndedRequest();
  const request = running ?? ended ?? null;
  if (request === null) return 'none';
  if (request.accepted === null) return 'sent';
  return request.accepted === 1 ? 'accepted' : 'rejected';
}

/** The bell in the menu: its shape shows the state of the own request. */
export function RequestBell(props: LucideProps) {
  const state = useRequestState();
  const Icon = bells[state];
  return <Icon {...props} data-state={state} />;
}

/** The same as a word, at the end of the menu entry. */
export function RequestNote() {
  const { t } = useTranslation();
  const state = useRequestState();
  return t(($) => $.request.bell[state]);
}
