import { Link, useParams } from 'react-router-dom';
import { sheetAt } from '../../exhibitor/exhibitor-sheet.rules.ts';
import styles from './paper-table.module.css';

/** A company by its name, which leads to everything of it for the catalogue. */
export function Company({ id, name }: { id: number; name: string }) {
  const { catalog = '' } = useParams();
  return (
    <Link className={styles.company} to={sheetAt(catalog, id)}>
      {name}
    </Link>
  );
}
