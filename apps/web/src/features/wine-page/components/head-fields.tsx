import { Checkbox } from '@mantine/core';
import { releaseStates } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { standsOf } from '../../page/page.api.ts';
import { standOption } from '../../page/stand-option.parts.ts';
import { pageTitleApi } from '../../page-title/page-title.api.ts';
import { useContent, useEditing } from './editing.ts';
import styles from './editor.module.css';
import { SearchSelect } from './search-select.tsx';

/** Page title, stand and active state of the page. */
export function HeadFields({ organiser }: { organiser: boolean }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const { page } = useContent();
  const titles = useQuery(pageTitleApi.all());
  const stands = useQuery(standsOf(organiser ? page.exhibitor_id : null, page.catalog_id));
  const locked = page.state === releaseStates.accepted;
  const onRefused = (error: unknown) => notify('danger', errorText(t, error));
  return (
    <div className={styles.fields}>
      <div data-row="title">
        <SearchSelect
          label={t(($) => $.wineEditor.title)}
          required
          options={titles.data?.map((title) => ({
            value: title.id,
            label: shownName(title, title.name),
            words: title.name,
          }))}
          value={page.page_title_id}
          onChoose={(id) => {
            const page_title = titles.data?.find((title) => title.id === id) ?? null;
            editing.changePage({ page_title_id: id }, { page_title_id: id, page_title }, { onRefused });
          }}
        />
      </div>
      <div data-row="stand">
        <SearchSelect
          label={t(($) => $.wineEditor.stand)}
          description={locked ? t(($) => $.wineEditor.standLocked) : undefined}
          nothingFoundMessage={stands.data?.length ? undefined : t(($) => $.wineEditor.noStands)}
          required
          disabled={locked}
          options={stands.data?.map(standOption)}
          value={page.stand_id}
          onChoose={(id) => {
            const stand = stands.data?.find((one) => one.id === id);
            const shown = stand ? { id, stand: stand.stand, ship: stand.ship, deck: stand.deck } : null;
            editing.changePage({ stand_id: id }, { stand_id: id, stand: shown }, { onRefused });
          }}
        />
      </div>
      <Checkbox
        className={styles.active}
        label={t(($) => $.wineEditor.active)}
        checked={page.active === 1}
        onChange={(event) => {
          const active = event.currentTarget.checked ? 1 : 0;
          editing.changePage({ active }, { active }, { onRefused });
        }}
      />
    </div>
  );
}
