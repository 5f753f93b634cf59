import { VisuallyHidden } from '@mantine/core';
import type { CorrectionChange } from '@rebblatt/contracts';
import { colon } from '../../../../lib/colon.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { differenceOf, inWords } from '../../correction.rules.ts';
import styles from './correction.module.css';

/** What a correction changes, text by text: the old words struck through, the new ones underlined. */
export function ChangesList({ changes }: { changes: readonly CorrectionChange[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.changes} aria-label={t(($) => $.decide.correction.changes)}>
      {changes.map((change) => (
        <li key={`${change.field}-${change.id}`}>
          <Name change={change} />
          <Words change={change} />
        </li>
      ))}
    </ul>
  );
}

function Name({ change: { field, of } }: { change: CorrectionChange }) {
  const { t } = useTranslation();
  const name = t(($) => $.decide.correction.fields[field]);
  // A heading says itself what it is.
  const whole =
    of === null || field === 'category' ? name : t(($) => $.decide.correction.fieldOf, { field: name, of });
  return <span className={styles.name}>{whole}</span>;
}

function Words({ change: { field, from, to } }: { change: CorrectionChange }) {
  const { t } = useTranslation();
  const wanted = inWords(field, to);
  const difference = differenceOf(inWords(field, from), wanted);
  return (
    <span className={styles.words}>
      {difference.before}
      {difference.from && (
        <del>
          <VisuallyHidden>
            {t(($) => $.decide.correction.was)}
            {colon()}
          </VisuallyHidden>
          {difference.from}
        </del>
      )}{' '}
      {(difference.to || wanted === '') && (
        <ins>
          <VisuallyHidden>
            {t(($) => $.decide.correction.now)}
            {colon()}
          </VisuallyHidden>
          {difference.to || <em>{t(($) => $.decide.correction.empty)}</em>}
        </ins>
      )}
      {difference.after}
    </span>
  );
}
