import type { BookCheck as Check } from '@rebblatt/contracts';
import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import { colon } from '../../../lib/colon.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import styles from './book-check.module.css';
import { bleedNotExamined } from './book-check.rules.ts';
import { numberOf } from './change-list.rules.ts';
import { LetThroughList } from './let-through.tsx';

const known = [
  'rgb',
  'profiled-rgb',
  'lab',
  'spot-colour',
  'white-in-bleed',
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

/** The findings in the finished file, the overridden errors, and what could not be checked, page by page. */
export function BookCheck({ check }: { check: Check }) {
  const { t } = useTranslation();
  const { findings, overrides, not_compared: unseen } = check;
  const bleed = bleedNotExamined(check);
  const titleOf = (page: Check['not_compared'][number]) => {
    const number = t(($) => $.print.changePage, { number: numberOf(page) });
    return page.label === null ? number : `${number}, ${page.label}`;
  };
  return (
    <div className={styles.check}>
      {check.conforms ? (
        <Notice tone="ok">{t(($) => $.print.checkPassed)}</Notice>
      ) : (
        <Notice tone="wait" icon={TriangleAlert}>
          {t(($) => $.print.checkNotConforming)}
        </Notice>
      )}
      {overrides.length > 0 && (
        <div>
          <p>{t(($) => $.print.letThrough, { count: overrides.length })}</p>
          <LetThroughList
            pages={overrides.map((page) => ({ ...page, key: `${page.pdf_page}`, title: titleOf(page) }))}
          />
        </div>
      )}
      {findings.length > 0 && (
        <div>
          <p>{t(($) => $.print.checkFound)}</p>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={`${finding.pdf_page}/${finding.code}`}>
                <strong>{titleOf(finding)}</strong>
                {colon()}
                {textOf(t, finding.code)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unseen.length > 0 && (
        <p>{t(($) => $.print.checkNotCompared, { pages: unseen.map(numberOf).join(', ') })}</p>
      )}
      {bleed.laidOut && <p>{t(($) => $.print.checkBleedLaidOut, { pages: bleed.laidOut })}</p>}
      {bleed.supplied && <p>{t(($) => $.print.checkBleedSupplied, { pages: bleed.supplied })}</p>}
    </div>
  );
}
