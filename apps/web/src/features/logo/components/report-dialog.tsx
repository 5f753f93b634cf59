import { Modal, Text } from '@mantine/core';
import { isAdministrator, isUnchecked, type LogoItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useLatestDirty } from '../../../form/latest-dirty.ts';
import { askToLeave, useLeaveGuard } from '../../../form/leave-guard.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { useMay, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NotChecked } from '../../../preflight/lazy-not-checked.ts';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Mending } from '../../../preflight/mending/mending.parts.ts';
import { Override } from '../../../preflight/override.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { May } from '../../../ui/may.tsx';
import { useQuestionOpen } from '../../../ui/use-question-open.ts';
import {
  checkLogoAgain,
  chooseLogoPage,
  logoMending,
  logoPagePicture,
  logoPicture,
  overrideLogoErrors,
  withdrawLogoOverride,
} from '../logo.api.ts';
import { madeOf } from '../logo.rules.ts';
import { LogoDecision } from './logo-decision.tsx';
import { PlacementForm } from './placement-form.tsx';
import styles from './report-dialog.module.css';

/** A logo in large with the findings of its check, and for the organiser the decision on both. */
export function ReportDialog({ logo, onClose }: { logo: LogoItem; onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const may = useMay('fill');
  const organiser = session !== null && isAdministrator(session.role);
  const { data: picture } = useQuery(logoPicture(logo));
  const { report } = logo;
  const mending = logoMending(logo);
  const made = madeOf(t, logo);
  const asked = useQuestionOpen();
  const [deciding, setDeciding] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const refusal = logo.rejection ?? '';
  const reason = typed ?? refusal;
  const isDirty = reason !== refusal;
  useLeaveGuard(useLatestDirty(isDirty), isDirty);
  const draft = useKeptWork<string>(
    `logo-reason-${logo.id}`,
    () => (isDirty ? reason : undefined),
    setTyped,
    {
      clear: () => setTyped(null),
    },
  );

  async function close() {
    if (!isDirty || (await askToLeave(t))) onClose();
  }

  return (
    <Modal
      opened
      onClose={() => void close()}
      // Escape closes what lies above, not this dialog.
      closeOnEscape={!asked && !deciding}
      title={
        organiser
          ? t(($) => $.logo.decisionOf, { company: logo.user.company_name })
          : t(($) => $.fileReport.showOf, { name: logo.name })
      }
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="xl"
      centered
    >
      <div className={styles.sides}>
        <div className={styles.logo}>{picture && <img src={picture} alt={logo.name} />}</div>
        <div className={styles.report}>
          {organiser && (
            <div className={styles.whose}>
              <Text c="var(--muted)">{logo.name}</Text>
              <ContactLinks email={logo.user.email} phone={logo.user.phone} />
            </div>
          )}
          {made && <Text mb="sm">{made}</Text>}
          {isUnchecked(logo) && <NotChecked check={() => checkLogoAgain(logo).then(onClose)} />}
          {report && (
            <Mending
              calls={{ ...mending, agree: (form) => mending.agree(form).then(onClose) }}
              forOwner={organiser}
              open={!logo.approved && may}
              takesBack
            />
          )}
          {report && (
            <>
              <ReportView
                report={report}
                pictureOf={(at) => logoPagePicture(logo, at)}
                choose={(at) => chooseLogoPage(logo, at).then(onClose)}
              />
              <Override
                about={`logo-${logo.id}`}
                report={report}
                override={logo.override}
                open={!logo.approved}
                onAsk={setDeciding}
                decide={(form) => overrideLogoErrors(logo, form)}
                withdraw={() => withdrawLogoOverride(logo)}
              />
            </>
          )}
          {logo.placement && !logo.approved && logo.status !== 0 && (
            <May needs="fill">
              <PlacementForm logo={logo} placement={logo.placement} picture={picture} onPlaced={onClose} />
            </May>
          )}
          <DraftNotice draft={draft} />
          {organiser && (
            <LogoDecision
              logo={logo}
              reason={reason}
              onReason={setTyped}
              onDecided={() => {
                draft.forget();
                onClose();
              }}
            />
          )}
        </div>
      </div>
    </Modal>
  );
}
