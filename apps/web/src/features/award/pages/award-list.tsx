import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReferenceList } from '../../../reference/reference-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { awardApi } from '../award.api.ts';
import { awardColumns } from '../award.columns.tsx';
import { awardName } from '../award.form.ts';

/** All awards. */
export function AwardList() {
  const { t } = useTranslation();
  return (
    <ReferenceList
      api={awardApi}
      path="/award"
      title={t(($) => $.award.title)}
      createLabel={t(($) => $.award.create)}
      columns={useMemo(() => awardColumns(t), [t])}
      nameOf={awardName}
      searchIn={t(($) => $.award.award)}
      beside={
        <LinkButton
          to="/import/award-result"
          variant="default"
          leftSection={<Trophy size={16} aria-hidden />}
        >
          {t(($) => $.listImport.lists['award-result'])}
        </LinkButton>
      }
    />
  );
}
