import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { exhibitorOptions } from '../../exhibitor/exhibitor.api.ts';
import styles from './wine-import.module.css';
import { WordChoice } from './word-choice.tsx';

/** For the organiser: whose wines the list has. */
export function ExhibitorChoice({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (id: number | null) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(exhibitorOptions());
  const options = data?.map(({ id, company_name }) => ({ value: String(id), label: company_name }));
  return (
    <div className={styles.exhibitor}>
      <WordChoice
        label={t(($) => $.wineImport.forExhibitor)}
        options={options}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      />
    </div>
  );
}
