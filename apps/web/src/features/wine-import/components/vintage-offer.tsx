import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { vintagesInNames } from '../vintage.rules.ts';
import type { WineList } from '../wine-list.rules.ts';
import styles from './wine-import.module.css';

/** Offers to take the vintages out of the names; nothing when no name has one. */
export function VintageOffer({ list, onTake }: { list: WineList; onTake: () => void }) {
  const { t } = useTranslation();
  const found = vintagesInNames(list);
  const [first] = found;
  if (!first) return null;
  return (
    <Notice tone="info">
      {t(($) => $.wineImport.vintages, {
        count: found.length,
        name: first.name,
        rest: first.rest,
        year: first.year,
      })}
      <span className={styles.buttons}>
        <Button variant="default" size="compact-md" onClick={onTake}>
          {t(($) => $.wineImport.takeVintages)}
        </Button>
      </span>
    </Notice>
  );
}
