import type { CatalogItem, Participation } from '@rebblatt/contracts';
import { Link } from 'react-router-dom';
import { today } from '../../../../lib/date.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { shownName } from '../../../../reference/shown-name.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { ownPageName, pageInWords } from '../../../own-standing/own-standing.words.ts';
import { standingToneOf } from '../../../page/page-standing.rules.ts';
import styles from './participation.module.css';
import { Section } from './section.tsx';

type Props = { catalog: Pick<CatalogItem, 'id' | 'from'>; pages: Participation['pages'] };

const titleOf = ({ page_title, page_title_names }: Participation['pages'][number]) =>
  page_title && shownName(page_title_names ?? {}, page_title);

/** The exhibitor's pages with what each still needs; a page opens with a click. */
export function MadePages({ catalog: { id: catalogId, from }, pages }: Props) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.standing.participation.pages)} wide>
      {pages.length === 0 && <p>{t(($) => $.standing.participation.noPages)}</p>}
      <ul className={styles.lines}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={`/catalog/${catalogId}/page/edit/${page.id}`}>{ownPageName(t, page)}</Link>
            <StatusTag tone={standingToneOf(page.standing, from <= today())}>
              {pageInWords(t, page)}
            </StatusTag>
            <span>{[titleOf(page), page.stand].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
