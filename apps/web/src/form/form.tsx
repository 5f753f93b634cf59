import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorBodyOf, errorText } from '../lib/error-text.ts';
import { createIntention, type Intention } from '../lib/intention.ts';
import { later } from '../lib/later.ts';
import { useFaultyTitle } from '../ui/document-title.ts';
import { laterView } from '../ui/later-view.tsx';
import { contractResolver, type FormSchema } from './contract-resolver.ts';
import { ErrorSummary } from './error-summary.tsx';
import { createFieldRegistry, FieldRegistryContext } from './field-registry.ts';
import { useLatestDirty } from './latest-dirty.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { applyServerErrors } from './server-errors.ts';
import { useKeptWork } from './use-kept-work.ts';
import { Withdrawn } from './withdrawn.ts';

const StaleDialog = laterView(() => import('./stale-dialog.tsx').then((module) => module.StaleDialog), {
  close: ({ onClose }) => onClose(),
});

const notStored = later(() => Promise.all([import('./not-stored.tsx'), import('./changed-fields.ts')]));

/** Saves what is changed in a form, from outside of it; false when it could not be saved. */
export type FormSaver = () => Promise<boolean>;

type Props<Values extends FieldValues, Output, Saved> = {
  /** The contract's schema; there is never a second one. */
  schema: FormSchema<Output>;
  /** What the fields start with. Memoise it or give a new object only for a new item. */
  values: Values;
  /** Sends the checked payload; a refusal lands on the fields. A create passes the intention on with its call. */
  onSubmit: (payload: Output, intention: Intention) => Promise<Saved>;
  /** After success, when the form holds no unsaved changes any more: message and navigation. */
  onSaved: (saved: Saved) => void;
  /**
   * Turns an item of the server into field values: the saved one, whose version the next save needs, and the newer
   * one of a stale write, where both states are shown for a choice.
   */
  valuesOf?: (item: Saved) => Values;
  /** Empties the fields after success, for forms that are sent again and again. */
  clearOnSaved?: boolean;
  /** Forms of the logged-out area may be left without a question. */
  guarded?: boolean;
  /** Gets the way to save the form from outside, for what must not happen to half a form. */
  saver?: RefObject<FormSaver | null>;
  children: ReactNode;
  className?: string;
};

/** A form: nothing is red before the first submit; then a summary on top links to the fields. */
export function Form<Values extends FieldValues, Output, Saved>(props: Props<Values, Output, Saved>) {
  const { schema, values, onSubmit, onSaved, valuesOf, clearOnSaved = false, guarded = true } = props;
  const { t } = useTranslation();
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver<Values, Output>(schema),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [registry] = useState(createFieldRegistry);
  const [intention] = useState(createIntention);
  const [failure, setFailure] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const { isDirty, errors, submitCount } = form.formState;
  const dirty = useLatestDirty(isDirty && guarded);
  useLeaveGuard(dirty, isDirty && guarded);
  useKeptWork<Partial<Values>>(
    Object.keys(values).join(),
    () => (isDirty ? withoutPasswords(form.getValues()) : undefined),
    (kept) => form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true }),
  );
  useFaultyTitle(submitCount > 0 && (failure !== null || Object.keys(errors).length > 0));

  useEffect(() => {
    // The checker comes while somebody is still typing.
    if (isDirty) schema().catch(() => undefined);
  }, [isDirty, schema]);

  const submit = form.handleSubmit(async (payload) => {
    setFailure(null);
    const finish = (saved: Saved) => {
      dirty.current = false;
      form.reset(clearOnSaved ? (values as DefaultValues<Values>) : (valuesOf?.(saved) ?? form.getValues()));
      onSaved(saved);
    };
    try {
      finish(await onSubmit(payload, intention));
    } catch (error) {
      if (error instanceof Withdrawn) return;
      const body = errorBodyOf(error);
      if (body?.error === 'conflict.stale' && body.data && valuesOf) {
        const stored = body.data as Saved;
        const theirs = valuesOf(stored);
        // An earlier try was stored and its answer lost: there is nothing to choose between.
        if (sameWork(theirs, form.getValues())) finish(stored);
        else setStale(theirs);
      } else if (!applyServerErrors(form, body)) setFailure(error);
      // From now on the fields are shut, and the next look at the server empties them.
      if (body?.error === 'catalog.closed') void tellClosed(error);
    }
  });

  async function tellClosed(error: unknown) {
    const [{ tellNotStored }, { changedFields }] = await notStored.fetch();
    await tellNotStored(t, errorText(t, error), changedFields(registry, form.getValues(), values));
  }

  const { saver } = props;
  useLayoutEffect(() => {
    if (!saver) return;
    saver.current = async () => {
      if (dirty.current) await submit();
      return !dirty.current;
    };
  });

  return (
    <FormProvider {...form}>
      <FieldRegistryContext.Provider value={registry}>
        <form noValidate className={props.className} onSubmit={(event) => void submit(event)}>
          <ErrorSummary registry={registry} failure={failure} />
          {props.children}
        </form>
        {stale && (
          <StaleDialog
            mine={form.getValues()}
            theirs={stale}
            registry={registry}
            onKeepMine={() => {
              form.setValue('version' as never, stale.version as never);
              setStale(null);
              void submit();
            }}
            onTakeTheirs={() => {
              form.reset(stale as DefaultValues<Values>);
              setStale(null);
            }}
            onClose={() => setStale(null)}
          />
        )}
      </FieldRegistryContext.Provider>
    </FormProvider>
  );
}

/**
 * Whether two states differ in nothing but their version. Not only what has a field counts: a row of prices that only
 * the other state has is on no screen.
 */
function sameWork(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(one).every(
    (name) => name === 'version' || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** A password is never kept anywhere. */
function withoutPasswords<Values extends FieldValues>(values: Values): Partial<Values> {
  const open = Object.entries(values).filter(([name]) => !/password/i.test(name));
  return Object.fromEntries(open) as Partial<Values>;
}
