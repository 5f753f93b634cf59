import { Menu } from '@mantine/core';
import type { ImportablePage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { fileAt } from '../../../lib/file-address.ts';
import { datedName } from '../../../lib/file-name.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { importablePagesOf } from '../page-import.api.ts';
import styles from './editor.module.css';

type Props = { pageId: number; onTake: (source: ImportablePage) => void };

/**
 * The pages of earlier catalogues whose content can be copied to this one, as the content of an open menu.
 */
export function ImportChoices({ pageId, onTake }: Props) {
  const { t } = useTranslation();
  const { data = [], isSuccess } = useQuery(importablePagesOf(pageId));
  if (!isSuccess) return <Menu.Item disabled>{t(($) => $.app.loading)}</Menu.Item>;
  if (data.length === 0) return <Menu.Item disabled>{t(($) => $.editorParts.import.none)}</Menu.Item>;
  return data.map((source) => <ImportChoice key={source.id} source={source} onTake={() => onTake(source)} />);
}

/** An earlier page: clicking its image downloads it as PDF, clicking its name copies its content. */
function ImportChoice({ source, onTake }: { source: ImportablePage; onTake: () => void }) {
  const { t } = useTranslation();
  const download = useDownload();
  const { data: url } = useQuery(pictureUrl(fileAt('GET /page-image/:id', { id: source.id }), 'import'));
  const names = { catalog: source.catalog.name, position: String(source.position) };
  const title = source.page_title;
  const place = [title && shownName(title, title.name), source.stand].filter(Boolean).join(', ');
  const holds = t(($) => $.editorParts.import.holds, {
    categories: String(source.categories),
    wines: String(source.wines),
  });
  const name = datedName(
    t(($) => $.editorParts.import.name, names),
    'pdf',
  );
  return (
    <div className={styles.importChoice}>
      <Menu.Item
        aria-label={t(($) => $.editorParts.import.picture, names)}
        onClick={() => download(fileAt('GET /page-wine-download/:id', { id: source.id }), name)}
      >
        {url ? (
          <img className={styles.importPicture} src={url} alt="" />
        ) : (
          <span className={styles.importPicture} />
        )}
      </Menu.Item>
      <Menu.Item disabled={source.importable === 0} onClick={onTake}>
        {t(($) => $.editorParts.import.option, names)}
        <small>{place}</small>
        <small>{holds}</small>
        {source.importable === 0 && <small>{t(($) => $.editorParts.import.used)}</small>}
      </Menu.Item>
    </div>
  );
}
