import { type RequestItem, requestStates } from '@rebblatt/contracts';
import { formatDate } from '../../../lib/date.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import styles from './request.module.css';

const tones = { sent: 'wait', accepted: 'ok', rejected: 'danger' } as const;

function nextStep(t: Translate, { state, editable, catalog }: RequestItem): string {
  const over = catalog.currently_active === 0;
  if (state === requestStates.sent && over) return t(($) => $.request.notice.sent.over);
  if (state === requestStates.accepted && over) return t(($) => $.request.notice.accepted.over);
  if (state === requestStates.rejected && editable === 1) return t(($) => $.request.notice.rejected.again);
  return t(($) => $.request.notice[state].text);
}

/** The state of the own request and the next step, with the organiser's comment. */
export function RequestNotice({ request }: { request: RequestItem }) {
  const { t } = useTranslation();
  const { state, answer, catalog } = request;
  const day = formatDate(request.decided_at ?? request.resent_at ?? request.created_at);
  const words = { name: catalog.name, day };
  return (
    <Notice tone={tones[state]}>
      <strong>{t(($) => $.request.notice[state].title, words)}</strong>
      <div>{nextStep(t, request)}</div>
      <AskOrganiser />
      {answer && (
        <>
          <div>{t(($) => $.request.answer)}</div>
          <p className={styles.words}>{answer}</p>
        </>
      )}
    </Notice>
  );
}
