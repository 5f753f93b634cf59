import { PUBLIC_PATH, type PublicationItem, type PublicationUpdate } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { contract } from '../../../form/contract.ts';
import { DateField } from '../../../form/date-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { savePublication } from '../edition.api.ts';
import styles from '../edition.module.css';

const schema = contract('publicationUpdate');

const valuesOf = ({ slug, from, until, automatic, version }: PublicationItem) => ({
  slug,
  from,
  until,
  automatic,
  version,
});
type Values = ReturnType<typeof valuesOf>;

/** How the catalogue is published. */
export function PublicationForm({ publication }: { publication: PublicationItem }) {
  const { t } = useTranslation();
  const values = useMemo(() => valuesOf(publication), [publication]);
  return (
    <section className={styles.section} aria-labelledby="edition-settings">
      <h2 id="edition-settings">{t(($) => $.edition.settings)}</h2>
      <Form<Values, PublicationUpdate, PublicationItem>
        schema={schema}
        values={values}
        valuesOf={valuesOf}
        onSubmit={(payload) => savePublication(publication.catalog_id, payload)}
        onSaved={() =>
          notify(
            'success',
            t(($) => $.edition.saved),
          )
        }
      >
        <Fields>
          {publication.slug_fixed === 0 && (
            <TextField
              name="slug"
              label={t(($) => $.edition.slug)}
              description={t(($) => $.edition.slugHint, { path: PUBLIC_PATH })}
            />
          )}
          <DateField
            name="from"
            label={t(($) => $.edition.from)}
            description={t(($) => $.edition.fromHint)}
          />
          <DateField name="until" label={t(($) => $.edition.until)} />
          <CheckboxField
            name="automatic"
            label={t(($) => $.edition.automatic)}
            description={t(($) => $.edition.automaticHint)}
          />
        </Fields>
        <FormButtons />
      </Form>
    </section>
  );
}
