import { awardSymbolCodes, type Language } from '@rebblatt/contracts';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { NamesFields } from '../../../reference/names-fields.tsx';
import { awardNames } from './award-names.ts';

/** The fields of an award, for create and edit. */
export function AwardFields() {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <>
      <TextField name="award" label={t(($) => $.award.award)} required printed />
      <NamesFields />
      <SelectField
        name="symbol"
        label={t(($) => $.award.symbol)}
        options={awardSymbolCodes.map((code) => ({
          value: code,
          label: awardNames[code][language],
        }))}
        required
      />
    </>
  );
}
