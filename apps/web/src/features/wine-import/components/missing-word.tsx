import { useTranslation } from '../../../lib/use-translation.ts';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import { type CheckedRow, isOpen, isUnknownProblem } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

/** Tells an exhibitor who adds what the fair does not know, as long as the list says something that it does not. */
export function MissingWord({ rows }: { rows: CheckedRow[] }) {
  const { t } = useTranslation();
  if (!rows.filter(isOpen).some(({ problems }) => problems.some(isUnknownProblem))) return null;
  return (
    <>
      <p className={styles.hint}>{t(($) => $.wineImport.wordMissing)}</p>
      <AskOrganiser />
    </>
  );
}
