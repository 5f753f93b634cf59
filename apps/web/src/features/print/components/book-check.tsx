import type { BookCheck as Check } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from './book-check.module.css';
import { numberOf } from './change-list.rules.ts';

const known = [
  'rgb',
  'same-profile',
  'blending-space',
  'font-not-embedded',
  'postscript',
  'reference',
  'alternate-picture',
  'open-prepress',
  'transfer-function',
  'halftone',
  'external-stream',
  'lzw',
  'unreadable',
] as const;

function textOf(t: TFunction, code: string): string {
  const found = known.find((entry) => entry === code);
  return found ? t(($) => $.print.finding[found]) : t(($) => $.print.findingOther);
}

/** What the check of the finished file found, page by page. */
export function BookCheck({ check }: { check: Check }) {
  const { t } = useTranslation();
  if (check.findings.length === 0) return <Notice tone="ok">{t(($) => $.print.checkPassed)}</Notice>;
  return (
    <>
      <Notice tone="wait" icon={TriangleAlert}>
        {t(($) => $.print.checkFound)}
      </Notice>
      <ul className={styles.findings}>
        {check.findings.map((finding) => (
          <li key={`${finding.pdf_page}/${finding.code}`}>
            <strong>{t(($) => $.print.changePage, { number: numberOf(finding) })}</strong>
            {finding.label !== null && `, ${finding.label}`}: {textOf(t, finding.code)}
          </li>
        ))}
      </ul>
    </>
  );
}
