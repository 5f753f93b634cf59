import type { CatalogExhibitor, PageTitleItem } from '@rebblatt/contracts';
import { needsStand } from '@rebblatt/contracts';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { standsOf } from '../../page/page.api.ts';
import { exhibitorsOf } from '../../page/page-create.api.ts';
import { standOption } from '../../page/stand-option.parts.ts';
import { pageTitleApi } from '../../page-title/page-title.api.ts';

const exhibitorOption = (item: CatalogExhibitor) => ({ value: item.id, label: item.company_name });
const titleOption = (item: PageTitleItem) => namedOption(item.id, item, item.name);

type Props = { catalogId: number; organiser: boolean; type: number };

/** The fields of a new wine page or advertisement. */
export function NewPageFields({ catalogId, organiser, type }: Props) {
  const { t } = useTranslation();
  const exhibitor = useWatch<{ user_id: number | null }, 'user_id'>({ name: 'user_id' });
  return (
    <>
      {organiser && (
        <PickerField
          name="user_id"
          label={t(($) => $.page.exhibitor)}
          query={exhibitorsOf(catalogId)}
          optionOf={exhibitorOption}
          required
        />
      )}
      <PickerField
        name="page_title_id"
        label={t(($) => $.page.pageTitle)}
        query={pageTitleApi.all()}
        optionOf={titleOption}
        required
      />
      <PickerField
        name="stand_id"
        label={t(($) => $.page.stand)}
        query={standsOf(exhibitor ?? null, catalogId)}
        optionOf={standOption}
        required={needsStand(type)}
        clearable={!needsStand(type)}
        disabled={organiser && !exhibitor}
      />
      <CheckboxField name="active" label={t(($) => $.page.activeLabel)} />
      {organiser && <TextareaField name="comment" label={t(($) => $.page.comment)} />}
    </>
  );
}
