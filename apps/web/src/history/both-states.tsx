import type { HistoryState } from '@rebblatt/contracts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './history.module.css';
import { fieldName, valueInWords } from './sentence.ts';

/** Two states side by side, line by line; what differs is marked and comes with a word for it. */
export function BothStates({ state }: { state: HistoryState }) {
  const { t } = useTranslation();
  const lines = state.lines.filter(({ now, back }) => now !== null || back !== null);
  const none = t(($) => $.ui.none);
  return (
    <table className={styles.states}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t(($) => $.history.now)}</th>
          <th scope="col">{t(($) => $.history.back)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const changed = line.now !== line.back;
          return (
            <tr key={`${line.field} ${line.of}`} data-changed={changed || undefined}>
              <th scope="row">{fieldName(t, line)}</th>
              <td>{valueInWords(t, line.field, line.now) ?? none}</td>
              <td>
                {changed ? (
                  <mark>{valueInWords(t, line.field, line.back) ?? none}</mark>
                ) : (
                  (valueInWords(t, line.field, line.back) ?? none)
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
