import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { DateField } from '../../../form/date-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { factorRule, saveFactorRule } from '../second-factor.api.ts';
import styles from './access.module.css';

const schema = contract('secondFactorRule');

/** From which day on administrators need a second factor. */
export function FactorRule() {
  const { t } = useTranslation();
  const { data } = useQuery(factorRule());
  const from = data?.administrators_from ?? null;
  const values = useMemo(() => ({ administrators_from: from }), [from]);
  if (!data) return null;
  const title = t(($) => $.secondFactor.rule.title);
  return (
    <section className={`${formSheet} ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{t(($) => $.secondFactor.rule.text)}</p>
      <Form
        schema={schema}
        values={values}
        valuesOf={(stored) => stored}
        draft={false}
        onSubmit={saveFactorRule}
        onSaved={() =>
          notify(
            'success',
            t(($) => $.secondFactor.rule.saved),
          )
        }
      >
        <DateField name="administrators_from" label={t(($) => $.secondFactor.rule.day)} />
        <FormButtons />
      </Form>
    </section>
  );
}
