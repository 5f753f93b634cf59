import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { pageTitleApi } from '../page-title.api.ts';
import { pageTitleColumns } from '../page-title.columns.tsx';
import { pageTitleName } from '../page-title.form.ts';

/** All page titles. */
export function PageTitleList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={pageTitleApi}
      path="/page-title"
      title={t(($) => $.pageTitle.title)}
      createLabel={t(($) => $.pageTitle.create)}
      columns={useMemo(() => pageTitleColumns(t), [t])}
      nameOf={pageTitleName}
      searchIn={t(($) => $.pageTitle.name)}
    />
  );
}
