import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorBodyOf, errorText } from '../lib/error-text.ts';
import { createIntention, type Intention } from '../lib/intention.ts';
import { later } from '../lib/later.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useFaultyTitle } from '../ui/document-title.ts';
import { laterView } from '../ui/later-view.tsx';
import { contractResolver, type FormSchema } from './contract-resolver.ts';
import { ErrorSummary } from './error-summary.tsx';
import { createFieldRegistry, FieldRegistryContext } from './field-registry.ts';
import { useLatestDirty } from './latest-dirty.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { sameWork } from './same-work.ts';
import { applyServerErrors } from './server-errors.ts';
import { useKeptWork } from './use-kept-work.ts';
import { Withdrawn } from './withdrawn.ts';

const StaleDialog = laterView(() => import('./stale-dialog.tsx').then((module) => module.StaleDialog), {
  close: ({ onClose }) => onClose(),
});

const notStored = later(() => Promise.all([import('./not-stored.tsx'), import('./changed-fields.ts')]));

/** Saves the changes of a form from outside of it; false if they could not be saved. */
export type FormSaver = () => Promise<boolean>;

type Props<Values extends FieldValues, Output, Saved> = {
  /** The contract's schema, the only one for this form. */
  schema: FormSchema<Output>;
  /** Fields beside the schema that need a value, such as a file. */
  required?: readonly string[];
  /** The initial values. Memoise them, or pass a new object only for a new item. */
  values: Values;
  /** Sends the validated values; field errors are shown at the fields. Creates pass on the intention. */
  onSubmit: (payload: Output, intention: Intention) => Promise<Saved>;
  /** Called after success, when the form has no unsaved changes any more: for message and navigation. */
  onSaved: (saved: Saved) => void;
  /**
   * Converts an item of the server into field values: the saved one, whose version the next save needs, and
   * after a stale write the newer one, where the user chooses between both states.
   */
  valuesOf?: (item: Saved) => Values;
  /** Empties the fields after success, for forms that are submitted repeatedly. */
  clearOnSaved?: boolean;
  /** Forms of the logged-out area can be left without a confirmation. */
  guarded?: boolean;
  /** Receives a function that saves the form from outside, for actions that need it saved. */
  saver?: RefObject<FormSaver | null>;
  children: ReactNode;
  className?: string;
};

/** A form: no errors before the first submit, then a summary at the top links to the fields. */
export function Form<Values extends FieldValues, Output, Saved>(props: Props<Values, Output, Saved>) {
  const { schema, values, onSubmit, onSaved, valuesOf, clearOnSaved = false, guarded = true } = props;
  const { t } = useTranslation();
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver<Values, Output>(schema, props.required),
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
    () => (isDirty ? keepable(form.getValues()) : undefined),
    (kept) => form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true }),
  );
  useFaultyTitle(submitCount > 0 && (failure !== null || Object.keys(errors).length > 0));

  useEffect(() => {
    // The schema is fetched while the user is still typing.
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
        // An earlier attempt was stored but its response lost, so there is no conflict.
        if (sameWork(theirs, form.getValues())) finish(stored);
        else setStale(theirs);
      } else if (!applyServerErrors(form, body)) setFailure(error);
      // From now on the fields are disabled, and the next reload clears them.
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

/** Removes passwords, which are never stored, and files, which cannot be. */
function keepable<Values extends FieldValues>(values: Values): Partial<Values> {
  const open = Object.entries(values).filter(
    ([name, value]) => !/password/i.test(name) && !((value as unknown) instanceof File),
  );
  return Object.fromEntries(open) as Partial<Values>;
}
