import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM, type LogoItem } from '@rebblatt/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/date.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { chooseLogoPage, decideLogo, logoPagePicture, logoPicture } from '../../logo/logo.api.ts';
import { waitingChanged } from '../../release/decide.api.ts';
import { isText, useDrafts } from '../../release/drafts.parts.ts';
import styles from './decide.module.css';
import { DecisionQueue } from './decision-queue.tsx';
import { Facts } from './facts.tsx';
import { Picture } from './page-stage.tsx';
import { useDecisions } from './use-decisions.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useQueue } from './use-queue.ts';
import { useSeen } from './use-seen.ts';
import { Verdict } from './verdict.tsx';
import { ZoomChoice, Zoomed } from './zoomed.tsx';

const nameOf = (logo: LogoItem) => `${logo.name}, ${logo.user.company_name}`;

type Props = {
  logos: readonly LogoItem[];
  empty: React.ReactNode;
  /** Is told how many are still to be decided. */
  onLeft: (left: number) => void;
};

/** Logos one after the other, each large beside what its check found. */
export function LogoQueue({ logos, empty, onLeft }: Props) {
  const { t } = useTranslation();
  const { draftOf, setDraft, kept } = useDrafts('logo-remarks', isText);
  const queue = useQueue(logos, tellGone);
  const decide = useDecisions(queue);
  const [shown, setShown] = useState(0);
  const seen = useSeen(shown);
  usePrefetch(queue.ahead, (next) => queryClient.prefetchQuery(logoPicture(next)));

  /** Somebody else was faster, or it is deleted; there is nothing to be rejected any more. */
  function tellGone(gone: LogoItem) {
    setDraft(gone.id, undefined);
    notify(
      'info',
      t(($) => $.decide.gone.other, { name: nameOf(gone) }),
    );
  }

  function settle(decided: LogoItem, approved: boolean, rejection?: string) {
    const name = nameOf(decided);
    return decide({
      id: decided.id,
      name,
      act: () => decideLogo(decided, approved, rejection).finally(waitingChanged),
      done: approved ? t(($) => $.decide.approved, { name }) : t(($) => $.decide.rejected, { name }),
      undo: async (stored) => void (await decideLogo(stored, null)),
    });
  }

  async function reject(decided: LogoItem, remark: string) {
    if (await settle(decided, false, remark)) setDraft(decided.id, undefined);
  }

  const drafts = [{ name: 'remarks', kept, items: logos.filter(({ id }) => isText(draftOf(id) ?? '')) }];

  return (
    <DecisionQueue queue={queue} nameOf={nameOf} empty={empty} drafts={drafts} onLeft={onLeft}>
      {(logo) => (
        <>
          <div className={styles.stage}>
            <div className={styles.tools}>
              <ZoomChoice />
            </div>
            <Zoomed
              label={logo.name}
              width={logo.width_mm ?? LOGO_WIDTH_MM}
              height={logo.height_mm ?? LOGO_HEIGHT_MM}
            >
              {() => (
                <Picture
                  key={logo.id}
                  query={logoPicture(logo)}
                  alt={logo.name}
                  onReady={() => setShown(logo.id)}
                />
              )}
            </Zoomed>
          </div>
          <aside className={styles.beside}>
            <Verdict
              key={logo.id}
              ready={seen === logo.id}
              acceptLabel={t(($) => $.decide.approve)}
              onAccept={() => void settle(logo, true)}
              onReject={(remark) => void reject(logo, remark)}
              draft={draftOf(logo.id)}
              onDraft={(draft) => setDraft(logo.id, draft)}
              kind="logo"
              language={logo.user.language ?? 'de'}
            />
            <Facts
              facts={[
                {
                  label: t(($) => $.decide.exhibitor),
                  value: <Link to={`/exhibitor/${logo.user.id}`}>{logo.user.company_name}</Link>,
                },
                {
                  label: t(($) => $.decide.contact),
                  value: <ContactLinks email={logo.user.email} phone={logo.user.phone} />,
                },
                { label: t(($) => $.decide.file), value: logo.name },
                { label: t(($) => $.decide.uploaded), value: formatDateTime(logo.created_at) },
              ]}
            />
            {logo.report && (
              <ReportView
                key={`report-${logo.id}`}
                report={logo.report}
                pictureOf={(at) => logoPagePicture(logo, at)}
                choose={(at) => chooseLogoPage(logo, at)}
              />
            )}
          </aside>
        </>
      )}
    </DecisionQueue>
  );
}
