import type { PageItem, PageTitleItem } from '@rebblatt/contracts';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { namedOption } from '../../../reference/named-option.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { standsOf } from '../../page/page.api.ts';
import { standOption } from '../../page/stand-option.parts.ts';
import { pageTitleApi } from '../../page-title/page-title.api.ts';

const titleOption = (item: PageTitleItem) => namedOption(item.id, item, item.name);

/** Title, stand and state of an advertisement. */
export function AdFields({
  page,
  organiser,
  disabled,
}: {
  page: PageItem;
  organiser: boolean;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PickerField
        name="page_title_id"
        label={t(($) => $.page.pageTitle)}
        query={pageTitleApi.all()}
        optionOf={titleOption}
        disabled={disabled}
        required
      />
      <PickerField
        name="stand_id"
        label={t(($) => $.page.stand)}
        query={standsOf(organiser ? page.exhibitor_id : null, page.catalog_id)}
        optionOf={standOption}
        disabled={disabled}
        required
      />
      <CheckboxField name="active" label={t(($) => $.page.activeLabel)} disabled={disabled} />
      {organiser && <TextareaField name="comment" label={t(($) => $.page.comment)} disabled={disabled} />}
    </>
  );
}
