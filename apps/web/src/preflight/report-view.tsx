import type { FileReport, PreflightFinding } from '@rebblatt/contracts';
import { useMemo, useState } from 'react';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { inPlaces } from '../ui/in-places.ts';
import { StatusTag, type StatusTone } from '../ui/status-tag.tsx';
import { FilePages } from './file-pages.tsx';
import { findingText } from './finding-text.ts';
import { isBeyondPicture, type PagePictureQuery, ReportPicture } from './report-picture.tsx';
import styles from './report-view.module.css';

const tones: Record<FileReport['findings'][number]['severity'], StatusTone> = {
  error: 'danger',
  warning: 'wait',
  info: 'info',
};

const severities: FileReport['findings'][number]['severity'][] = ['error', 'warning', 'info'];

/** Errors come first. */
const byWeight = (a: PreflightFinding, b: PreflightFinding) =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity);

/** What the check means for whoever uploaded the file, in a sentence; the most serious finding comes first. */
function verdictOf(t: Translate, [first, ...others]: readonly PreflightFinding[]): string {
  if (first === undefined || first.severity === 'info') return t(($) => $.report.good);
  if (first.severity !== 'error') return t(($) => $.report.goodWithHints);
  const errors = 1 + others.filter(({ severity }) => severity === 'error').length;
  return t(($) => $.report.bad, { count: errors, why: findingText(t, first) });
}

type Props = {
  report: FileReport;
  /** The pages of the file; left out where it was refused and not kept. */
  pictureOf?: PagePictureQuery;
  /** Takes one page of a file of several where one is wanted; left out where that is nobody's to decide now. */
  choose?: ((page: number) => Promise<unknown>) | undefined;
};

/** The findings of a PDF's check in plain words, and their places on the page. */
export function ReportView({ report, pictureOf, choose }: Props) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<number | null>(null);
  const findings = useMemo(() => report.findings.toSorted(byWeight), [report]);
  const verdict = verdictOf(t, findings);
  if (findings.length === 0) return <p className={styles.verdict}>{verdict}</p>;
  return (
    <section className={styles.report} aria-label={t(($) => $.report.title)}>
      <p className={styles.verdict}>{verdict}</p>
      {pictureOf && findings.some(({ code }) => code === 'PAGE-COUNT') && (
        <FilePages shown={report.shown_mm} pictureOf={pictureOf} choose={choose} />
      )}
      <p className={styles.designer}>{t(($) => $.report.designer)}</p>
      {pictureOf && (
        <ReportPicture
          findings={findings}
          shown={report.shown_mm}
          pictureOf={pictureOf}
          marked={marked}
          onMark={setMarked}
        />
      )}
      <ol className={styles.list}>
        {inPlaces(findings, (finding, index) => (
          <li
            data-marked={marked === index || undefined}
            onPointerEnter={() => setMarked(index)}
            onPointerLeave={() => setMarked(null)}
          >
            <StatusTag tone={tones[finding.severity]}>
              {t(($) => $.report.severity[finding.severity])}
            </StatusTag>
            <span>
              {report.pages > 1 && finding.page !== null && (
                <strong>{t(($) => $.report.onPage, { page: String(finding.page) })} </strong>
              )}
              {findingText(t, finding)}
              {Number(finding.params.count) > 1 && (
                <small className={styles.times}>
                  {' '}
                  {t(($) => $.report.times, { count: Number(finding.params.count) })}
                </small>
              )}
              {pictureOf && isBeyondPicture(finding, report.shown_mm[(finding.page ?? 1) - 1]) && (
                <small> {t(($) => $.report.beyond)}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
