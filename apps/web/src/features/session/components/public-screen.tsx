import { type ReactNode, useEffect } from 'react';
import { noticeMaintenance } from '../../../lib/maintenance.ts';
import { useScreenTitle } from '../../../ui/document-title.ts';
import { AskOrganiser } from '../../fair/ask-organiser.parts.ts';
import styles from './public-layout.module.css';

type Props = { title: string; intro?: ReactNode; links: ReactNode; children: ReactNode };

/** Title, introduction, form and links of a screen of the logged-out area. */
export function PublicScreen({ title, intro, links, children }: Props) {
  useScreenTitle(title);
  useEffect(() => void noticeMaintenance(), []);
  return (
    <>
      <div className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        <div className={styles.links}>{links}</div>
      </div>
      <AskOrganiser />
    </>
  );
}
