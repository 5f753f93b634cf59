import { FieldPair } from '../../../form/form-layout.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { languageNames, languages } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/**
 * A company's profile: what the printed page and the registers show of it.
 * @param onBehalf whether somebody else than its own account fills it in, who cannot change the address of that
 */
export function ProfileFields({ onBehalf = false }: { onBehalf?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="company_name" label={t(($) => $.exhibitor.company)} required printed />
      <TextField
        name="email"
        type="email"
        label={t(($) => $.exhibitor.email)}
        description={onBehalf ? t(($) => $.contact.emailOfCompany) : undefined}
        disabled={onBehalf}
        required
      />
      <SelectField
        name="language"
        label={t(($) => $.exhibitor.language)}
        options={languageOptions}
        required
      />
      <FieldPair>
        <TextField name="street" label={t(($) => $.exhibitor.street)} printed />
        <TextField name="number" label={t(($) => $.exhibitor.number)} maw={120} printed />
      </FieldPair>
      <FieldPair>
        <TextField name="zip_code" label={t(($) => $.exhibitor.zip)} maw={120} printed />
        <TextField name="city" label={t(($) => $.exhibitor.city)} printed />
      </FieldPair>
      <FieldPair>
        <TextField name="phone" type="tel" label={t(($) => $.exhibitor.phone)} printed />
        <TextField name="website" label={t(($) => $.exhibitor.website)} printed />
      </FieldPair>
      <TextField name="contact_person" label={t(($) => $.exhibitor.contactPerson)} />
      <TextareaField name="description" label={t(($) => $.exhibitor.description)} />
    </>
  );
}
