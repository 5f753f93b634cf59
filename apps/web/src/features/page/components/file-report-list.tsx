import type { FileReport } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { findingText } from '../findings.rules.ts';
import styles from './file-report-list.module.css';

const tones: Record<FileReport['findings'][number]['severity'], StatusTone> = {
  error: 'danger',
  warning: 'wait',
  info: 'info',
};

/** What the check of a PDF found, in plain words. */
export function FileReportList({ report }: { report: FileReport }) {
  const { t } = useTranslation();
  if (report.findings.length === 0) return null;
  return (
    <section aria-label={t(($) => $.page.findings)}>
      <ul className={styles.list}>
        {report.findings.map((finding) => (
          <li key={`${finding.code}-${finding.page}-${finding.measured}-${JSON.stringify(finding.box_mm)}`}>
            <StatusTag tone={tones[finding.severity]}>
              {t(($) => $.page.severity[finding.severity])}
            </StatusTag>
            <span>{findingText(t, finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
