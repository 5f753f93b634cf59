import { isDecided, isUnchecked, type PageItem, releaseStates } from '@rebblatt/contracts';
import { colon } from '../../lib/colon.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Quoted } from '../../ui/quoted.tsx';
import { Notice } from '../../ui/status-tag.tsx';
import { AskOrganiser } from '../fair/ask-organiser.parts.ts';
import { remarksOn } from './later-remarks.parts.tsx';

/** Says if the catalogue is not active, whether and how the organiser has decided, and the remark. */
export function ReleaseNotice({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const { name, currently_active } = page.catalog;
  return (
    <>
      {currently_active === 0 && (
        <Notice tone="info">
          {t(($) => $.pageEdit.inactiveView, { name })}
          {page.editable === 0 && <AskOrganiser />}
        </Notice>
      )}
      <StateNotice page={page} />
      {remarksOn(page)}
    </>
  );
}

/** Why an accepted page is not printed all the same. */
const hindrances = ['inactive', 'no-pdf', 'checking', 'faulty'] as const;

function StateNotice({ page }: { page: PageItem }) {
  const { t } = useTranslation();
  const exhibitor = useSession()?.role === 'EXHIBITOR';
  // After the end the notice above has the contact.
  const ask = exhibitor && page.catalog.currently_active === 1 && <AskOrganiser />;
  const remark = isDecided(page.state) && page.comment && (
    <p>
      <strong>{t(($) => $.pageEdit.remark)}</strong>
      {colon()}
      <Quoted text={page.comment} />
    </p>
  );
  if (page.state === releaseStates.draft) return null;
  if (page.state === releaseStates.rejected) {
    return (
      <Notice tone="danger">
        {page.editable === 1
          ? t(($) => $.pageEdit.noticeRejected)
          : t(($) => $.pageEdit.noticeRejectedClosed)}
        {remark}
        {ask}
      </Notice>
    );
  }
  if (page.state === releaseStates.accepted) {
    const hindrance = hindrances.find((one) => one === page.standing);
    const unchecked = isUnchecked({ status: page.status.status, report: page.content_report });
    return (
      <Notice tone={hindrance ? 'wait' : 'ok'}>
        {hindrance
          ? t(($) => $.pageEdit.acceptedBut[unchecked ? 'unchecked' : hindrance])
          : t(($) => $.pageEdit.noticeAccepted)}
        {remark}
        {ask}
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      {t(($) => $.pageEdit.noticeReleased)}
      {remark}
    </Notice>
  );
}
