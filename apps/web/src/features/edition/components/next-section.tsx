import type { ChangedNames, EditionList } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice, StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import styles from '../edition.module.css';

const tones: Record<EditionList['publication']['state'], StatusTone> = {
  never: 'neutral',
  public: 'ok',
  withdrawn: 'danger',
  future: 'wait',
  over: 'neutral',
};

/** What visitors see, and what the next edition would change of it. */
export function NextSection({ list }: { list: EditionList }) {
  const { t } = useTranslation();
  const { publication, next, data } = list;
  const shown = data.find(({ current }) => current === 1);
  const { exhibitors, wines } = next.difference;
  const changes = [exhibitors, wines].reduce(
    (sum, { added, gone, changed }) => sum + added + gone + changed,
    0,
  );
  return (
    <section className={styles.section} aria-labelledby="edition-state">
      <h2 id="edition-state">{t(($) => $.edition.state)}</h2>
      <p className={styles.state}>
        <StatusTag tone={tones[publication.state]}>{t(($) => $.edition.states[publication.state])}</StatusTag>
        {shown && <span>{t(($) => $.edition.number, { number: String(shown.number) })}</span>}
      </p>
      {next.counts.exhibitors === 0 ? (
        <Notice tone="info">{t(($) => $.edition.nothing)}</Notice>
      ) : changes === 0 ? (
        <p>{t(($) => $.edition.same)}</p>
      ) : (
        <>
          <h3>{data.length > 0 ? t(($) => $.edition.changes) : t(($) => $.edition.first)}</h3>
          <Changes label={t(($) => $.edition.exhibitors)} amounts={exhibitors} names={next.exhibitors} />
          <Changes label={t(($) => $.edition.wines)} amounts={wines} names={next.wines} />
        </>
      )}
    </section>
  );
}

type Amounts = EditionList['next']['difference']['wines'];

function Changes({ label, amounts, names }: { label: string; amounts: Amounts; names: ChangedNames }) {
  const { t } = useTranslation();
  const kinds = (['added', 'gone', 'changed'] as const).filter((kind) => amounts[kind] > 0);
  return (
    <dl className={styles.changes}>
      <dt>{label}</dt>
      {kinds.length === 0 && <dd>{t(($) => $.edition.unchanged)}</dd>}
      {kinds.map((kind) => (
        <dd key={kind}>
          <details>
            <summary>{t(($) => $.edition.amounts[kind], { count: amounts[kind] })}</summary>
            <ul>
              {[...new Set(names[kind])].map((name) => (
                <li key={name}>{name}</li>
              ))}
              {amounts[kind] > names[kind].length && (
                <li>{t(($) => $.edition.more, { count: amounts[kind] - names[kind].length })}</li>
              )}
            </ul>
          </details>
        </dd>
      ))}
    </dl>
  );
}
