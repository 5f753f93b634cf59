import { Modal } from '@mantine/core';
import type { LogoItem } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { ReportView } from '../../../preflight/lazy-report-view.ts';
import { Override } from '../../../preflight/override.tsx';
import { logoPicture, overrideLogoErrors, withdrawLogoOverride } from '../logo.api.ts';
import styles from './report-dialog.module.css';

/** The findings of a logo, and the decision on them. */
export function ReportDialog({ logo, onClose }: { logo: LogoItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { report } = logo;
  if (!report) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.fileReport.showOf, { name: logo.name })}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <div className={styles.report}>
        <ReportView report={report} pictureOf={() => logoPicture(logo)} />
        <Override
          report={report}
          override={logo.override}
          open={!logo.approved}
          decide={(form) => overrideLogoErrors(logo, form)}
          withdraw={() => withdrawLogoOverride(logo)}
        />
      </div>
    </Modal>
  );
}
