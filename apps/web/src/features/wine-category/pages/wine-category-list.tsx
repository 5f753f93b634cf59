import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { usersOf } from '../../../reference/used-in.ts';
import { questionStore } from '../../../ui/confirm-store.ts';
import { countWinesOf, wineCategoryApi } from '../wine-category.api.ts';
import { wineCategoryColumns } from '../wine-category.columns.tsx';
import { wineCategoryName } from '../wine-category.form.ts';

/** How many wines lose this category, and where they are; undefined when none has it. */
async function warningOf(t: Translate, id: number) {
  const count = await countWinesOf(id).catch(() => null);
  if (count === 0) return undefined;
  const users = usersOf('/wine-category', id, 'wine');
  if (count === null || !users) return t(($) => $.wineCategory.deleteWarning);
  return (
    <>
      {t(($) => $.wineCategory.loses, { count })}{' '}
      <Link to={users.to} onClick={() => questionStore.get()?.answer(false)}>
        {t(($) => $.reference.showWines)}
      </Link>
    </>
  );
}

/** All wine categories. */
export function WineCategoryList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={wineCategoryApi}
      path="/wine-category"
      title={t(($) => $.wineCategory.title)}
      createLabel={t(($) => $.wineCategory.create)}
      columns={useMemo(() => wineCategoryColumns(t), [t])}
      nameOf={wineCategoryName}
      searchIn={t(($) => $.wineCategory.name)}
      deleteWarning={({ id }) => warningOf(t, id)}
    />
  );
}
