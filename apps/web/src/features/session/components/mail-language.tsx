import { NativeSelect } from '@mantine/core';
import { useField } from '../../../form/use-field.ts';
import { languageNames, languages } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** In which language a company is written to: that of the screen, until another one is chosen. */
export function MailLanguage() {
  const { t, i18n } = useTranslation();
  const label = t(($) => $.entry.fields.mailLanguage);
  const { field, frame } = useField({ name: 'language', label });
  return <NativeSelect {...frame} {...field} value={field.value ?? i18n.language} data={options} />;
}
