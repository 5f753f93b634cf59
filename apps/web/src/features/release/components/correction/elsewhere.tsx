import type { CorrectionChange, ReleaseState, SharingPage } from '@rebblatt/contracts';
import { openStates, printingStill, releaseStates } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { sharingPagesOf } from '../../correction.api.ts';
import styles from './correction.module.css';

type Props = {
  page: { id: number; catalog_id: number };
  changes: readonly CorrectionChange[];
};

const { released, accepted } = releaseStates;
const kinds: { kind: 'released' | 'accepted' | 'open'; states: ReleaseState[] }[] = [
  { kind: 'released', states: [released] },
  { kind: 'accepted', states: [accepted] },
  { kind: 'open', states: openStates },
];

/** Which other pages print the texts that a correction changes, and what becomes of them there. */
export function Elsewhere({ page, changes }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(sharingPagesOf(page.id));
  const pages = printingStill(data ?? [], changes);
  const placeOf = ({ position, catalog_id, catalog_name }: SharingPage) =>
    catalog_id === page.catalog_id ? position : `${position} (${catalog_name})`;
  const lines = kinds.flatMap(({ kind, states }) => {
    const places = pages.filter(({ state }) => states.includes(state)).map(placeOf);
    return places.length > 0 ? [{ kind, places: places.join(', ') }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.elsewhere} aria-label={t(($) => $.decide.correction.elsewhere.label)}>
      {lines.map(({ kind, places }) => (
        <li key={kind}>{t(($) => $.decide.correction.elsewhere[kind], { pages: places })}</li>
      ))}
    </ul>
  );
}
