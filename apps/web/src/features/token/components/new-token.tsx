import { tokenResources, tokenScopes } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { CheckboxesField } from '../../../form/checkboxes-field.tsx';
import { contract } from '../../../form/contract.ts';
import { DateField } from '../../../form/date-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { today } from '../../../lib/date.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { createToken, type MadeToken } from '../token.api.ts';
import styles from './token.module.css';

const schema = contract('tokenCreate');

/** A year from today: long enough to be worth the trouble, and not for ever. */
const inAYear = () => {
  const [year = '', rest = ''] = today().split(/-(.*)/);
  return `${Number(year) + 1}-${rest === '02-29' ? '02-28' : rest}`;
};

/** The form for a new token. */
export function NewToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const { t } = useTranslation();
  const values = useMemo(
    () => ({ name: '', scope: 'read', resources: [] as string[], expires_on: inAYear() }),
    [],
  );
  const title = t(($) => $.token.add);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <Form
        schema={schema}
        values={values}
        guarded={false}
        clearOnSaved
        onSubmit={createToken}
        onSaved={onMade}
      >
        <Fields>
          <TextField
            name="name"
            label={t(($) => $.token.name)}
            description={t(($) => $.token.nameHint)}
            autoComplete="off"
            required
          />
          <RadioField
            name="scope"
            label={t(($) => $.token.scope)}
            options={tokenScopes.map((value) => ({ value, label: t(($) => $.token.scopes[value]) }))}
          />
          <CheckboxesField
            name="resources"
            label={t(($) => $.token.resources)}
            description={t(($) => $.token.resourcesHint)}
            options={tokenResources.map((value) => ({ value, label: t(($) => $.token.of[value]) }))}
          />
          <DateField name="expires_on" label={t(($) => $.token.expires)} required />
        </Fields>
        <FormButtons save={title} />
      </Form>
    </section>
  );
}
