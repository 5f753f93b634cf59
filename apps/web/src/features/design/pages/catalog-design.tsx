import { useDebouncedValue } from '@mantine/hooks';
import {
  type CatalogDesignForm,
  type CatalogDesignItem,
  factsUnderWines,
  type PrintedInk,
  type PrintedLook,
  typefaceNames,
  typefacePairs,
} from '@rebblatt/contracts';
import { accentCss, cssOf } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { InkFields } from '../components/ink-fields.tsx';
import { MarkField } from '../components/mark-field.tsx';
import { Samples } from '../components/samples.tsx';
import { designOf, lookOf, saveDesign } from '../design.api.ts';
import { type DesignValues, designBody, designValues, isWhole } from '../design.form.ts';
import styles from '../design.module.css';

const schema = contract('catalogDesignForm');

/** So long nothing is typed before the pages are drawn anew, in ms. */
const PAUSE_MS = 80;

/** How many pages without a code are named. */
const MOST_NAMED = 20;

/** The look of a catalogue's printed pages, beside pages of its own. */
export function CatalogDesign() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(designOf(id));
  return (
    <>
      <PageHeader
        title={data ? t(($) => $.design.titleOf, { name: data.catalog.name }) : t(($) => $.design.title)}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <DesignForm key={id} item={data} />}
    </>
  );
}

function DesignForm({ item }: { item: CatalogDesignItem }) {
  const { t } = useTranslation();
  const values = useMemo(() => designValues(item), [item]);
  return (
    <Form<DesignValues, CatalogDesignForm, CatalogDesignItem>
      schema={schema}
      values={values}
      valuesOf={designValues}
      waits
      onSubmit={(payload) => saveDesign(item.catalog.id, designBody(payload))}
      onSaved={() =>
        notify(
          'success',
          t(($) => $.design.saved),
        )
      }
    >
      <DesignFields item={item} />
    </Form>
  );
}

function DesignFields({ item }: { item: CatalogDesignItem }) {
  const { t } = useTranslation();
  const values = useWatch<DesignValues>() as DesignValues;
  const { look, error } = useLook(item, values);
  return (
    // What is wrong stands above both, so that none of them moves.
    <div className={styles.form}>
      <div className={formSheet}>
        <Fields>
          <p>{t(($) => $.design.intro)}</p>
          <InkFields name="accent" label={t(($) => $.design.accent)} shown={accentCss(look)} />
          <SelectField
            name="typefaces"
            label={t(($) => $.design.typefaces)}
            description={t(($) => $.design.typefacesHint)}
            options={typefacePairs.map((value) => ({ value, label: typefaceNames[value] }))}
          />
          <TextField
            name="prices"
            label={t(($) => $.design.prices)}
            description={t(($) => $.design.pricesHint)}
          />
          <RadioField
            name="folio_line"
            label={t(($) => $.design.folioLine)}
            options={[
              { value: 'catalog', label: t(($) => $.design.folioCatalog) },
              { value: 'title', label: t(($) => $.design.folioTitle) },
            ]}
          />
          <SelectField
            name="under_wine"
            label={t(($) => $.design.underWine)}
            description={t(($) => $.design.underWineHint)}
            options={factsUnderWines.map((value) => ({ value, label: t(($) => $.design.facts[value]) }))}
          />
          <CheckboxField name="alcohol_free" label={t(($) => $.design.alcoholFree)} />
          <CheckboxField
            name="qr_code"
            label={t(($) => $.design.qrCode)}
            description={t(($) => $.design.qrCodeHint, { address: item.code_address })}
          />
          {values.qr_code === 1 && item.without_code.length > 0 && (
            <p>
              {t(($) => $.design.withoutCode, {
                count: item.without_code.length,
                pages: item.without_code.slice(0, MOST_NAMED).join(', '),
              })}
            </p>
          )}
          <MarkField item={item} />
          <CheckboxField
            name="marks"
            label={t(($) => $.design.marks)}
            description={t(($) => $.design.marksHint)}
          />
          {values.marks === 1 && (
            <div className={styles.marks}>
              {values.thumbs.map(({ page_title_id, name }, at) => (
                <InkFields
                  key={page_title_id}
                  name={`thumbs.${at}.ink`}
                  label={name}
                  shown={shownAs(look.thumbs?.find(({ title }) => title === name)?.ink)}
                />
              ))}
            </div>
          )}
        </Fields>
        <Saving />
        <FormButtons backTo="/catalog" />
      </div>
      <Samples
        catalogId={item.catalog.id}
        ids={item.samples}
        codes={item.sample_codes}
        look={look}
        fault={error ? errorText(t, error, (field) => labelOf(t, values, field)) : null}
      />
    </div>
  );
}

/** What takes so long is said, and what comes of leaving meanwhile. */
function Saving() {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  return <p role="status">{isSubmitting && t(($) => $.design.saving)}</p>;
}

/** What the form calls a field of the design. */
function labelOf(t: Translate, { thumbs }: DesignValues, field: string): string | undefined {
  const [first, at] = field.split('.');
  if (first === 'thumbs') return thumbs[Number(at)]?.name;
  if (first === 'accent') return t(($) => $.design.accent);
  if (first === 'prices') return t(($) => $.design.prices);
  return undefined;
}

const shownAs = (ink: PrintedInk | undefined) => ink && cssOf(ink);

/** How what is typed would look, once it can be printed; the last that could be stays meanwhile. */
function useLook(item: CatalogDesignItem, values: DesignValues): { look: PrintedLook; error: Error | null } {
  const { version: _, ...typed } = designBody(values);
  const [form] = useDebouncedValue(typed, PAUSE_MS);
  const whole = [values.accent, ...values.thumbs.map(({ ink }) => ink)].every(isWhole);
  const { data, error } = useQuery({ ...lookOf(item.catalog.id, form, item.look), enabled: whole });
  // The mark is stored by itself, maybe since that answer.
  const { mark } = item.look;
  const look = useMemo(() => {
    const { mark: _, ...typed } = data ?? item.look;
    return mark ? { ...typed, mark } : typed;
  }, [data, item.look, mark]);
  return { look, error };
}
