import { Button, Menu } from '@mantine/core';
import type { ImportablePage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../../lib/download.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { pictureUrl } from '../../../../lib/picture.ts';
import { confirm } from '../../../../ui/confirm-store.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { importablePagesOf, importPage } from '../../wine-page.api.ts';
import { useContent, useEditing } from './editing.ts';
import styles from './editor.module.css';

type Props = {
  /** Resolves when everything typed is stored; false when it could not be. */
  stored: () => Promise<boolean>;
};

/** Fills the page from one of an earlier catalogue. */
export function ImportMenu({ stored }: Props) {
  const { t } = useTranslation();
  const { queue } = useEditing();
  const { page, categories } = useContent();
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data = [], isSuccess } = useQuery({ ...importablePagesOf(page.id), enabled: opened });

  async function take(source: ImportablePage) {
    const agreed = await confirm({
      title: t(($) => $.wineEditor.import.title),
      text: (
        <>
          {t(($) => $.wineEditor.import.question)}
          {categories.length > 0 && <p>{t(($) => $.wineEditor.import.replaces)}</p>}
        </>
      ),
      confirm: t(($) => $.wineEditor.import.confirm),
      danger: categories.length > 0,
    });
    if (!agreed) return;
    setBusy(true);
    try {
      if (!(await stored())) return;
      const done = await importPage(queue.shown.get().page, source.id);
      const left = done.wines_left_out;
      const said = t(($) => $.wineEditor.import.done, {
        categories: String(done.categories),
        wines: String(done.wines),
      });
      notify(
        'success',
        left > 0 ? `${said} ${t(($) => $.wineEditor.import.leftOut, { count: left })}` : said,
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu position="bottom-end" width={380} onChange={setOpened}>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<History size={16} aria-hidden />}>
          {t(($) => $.wineEditor.import.menu)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflow: 'auto' }}>
        {data.map((source) => (
          <ImportChoice key={source.id} source={source} onTake={() => void take(source)} />
        ))}
        {isSuccess && data.length === 0 && (
          <Menu.Item disabled>{t(($) => $.wineEditor.import.none)}</Menu.Item>
        )}
        {!isSuccess && <Menu.Item disabled>{t(($) => $.app.loading)}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

/** An earlier page: its picture saves it as PDF, its name fills this page from it. */
function ImportChoice({ source, onTake }: { source: ImportablePage; onTake: () => void }) {
  const { t } = useTranslation();
  const { data: url } = useQuery(pictureUrl(`/page-image/${source.id}`, 'import'));
  const names = { catalog: source.catalog.name, position: String(source.position) };
  const place = [source.page_title?.name, source.stand].filter(Boolean).join(', ');
  const holds = t(($) => $.wineEditor.import.holds, {
    categories: String(source.categories),
    wines: String(source.wines),
  });
  const name = t(($) => $.wineEditor.import.name, names);
  return (
    <div className={styles.importChoice}>
      <Menu.Item
        aria-label={t(($) => $.wineEditor.import.picture, names)}
        onClick={() => void download(`/page-wine-download/${source.id}`, name)}
      >
        {url ? (
          <img className={styles.importPicture} src={url} alt="" />
        ) : (
          <span className={styles.importPicture} />
        )}
      </Menu.Item>
      <Menu.Item disabled={source.importable === 0} onClick={onTake}>
        {t(($) => $.wineEditor.import.option, names)}
        <small>{place}</small>
        <small>{holds}</small>
        {source.importable === 0 && <small>{t(($) => $.wineEditor.import.used)}</small>}
      </Menu.Item>
    </div>
  );
}
