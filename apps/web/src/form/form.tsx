import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorBodyOf } from '../lib/error-text.ts';
import { useFaultyTitle } from '../ui/document-title.ts';
import { contractResolver, type FormSchema } from './contract-resolver.ts';
import { ErrorSummary } from './error-summary.tsx';
import { createFieldRegistry, FieldRegistryContext } from './field-registry.ts';
import { useLatestDirty } from './latest-dirty.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { applyServerErrors } from './server-errors.ts';

const StaleDialog = lazy(() =>
  import('./stale-dialog.tsx').then((module) => ({ default: module.StaleDialog })),
);

type Props<Values extends FieldValues, Output, Saved> = {
  /** The contract's schema; there is never a second one. */
  schema: FormSchema<Output>;
  /** What the fields start with. Memoise it or give a new object only for a new item. */
  values: Values;
  /** Sends the checked payload; a refusal lands on the fields. */
  onSubmit: (payload: Output) => Promise<Saved>;
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
  children: ReactNode;
  className?: string;
};

/** A form: nothing is red before the first submit; then a summary on top links to the fields. */
export function Form<Values extends FieldValues, Output, Saved>(props: Props<Values, Output, Saved>) {
  const { schema, values, onSubmit, onSaved, valuesOf, clearOnSaved = false, guarded = true } = props;
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver<Values, Output>(schema),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [registry] = useState(createFieldRegistry);
  const [failure, setFailure] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const { isDirty, errors, submitCount } = form.formState;
  const dirty = useLatestDirty(isDirty && guarded);
  useLeaveGuard(dirty, isDirty && guarded);
  useFaultyTitle(submitCount > 0 && (failure !== null || Object.keys(errors).length > 0));

  useEffect(() => {
    // The checker comes while somebody is still typing.
    if (isDirty) schema().catch(() => undefined);
  }, [isDirty, schema]);

  const submit = form.handleSubmit(async (payload) => {
    setFailure(null);
    try {
      const saved = await onSubmit(payload);
      dirty.current = false;
      form.reset(clearOnSaved ? (values as DefaultValues<Values>) : (valuesOf?.(saved) ?? form.getValues()));
      onSaved(saved);
    } catch (error) {
      const body = errorBodyOf(error);
      if (body?.error === 'conflict.stale' && body.data && valuesOf) setStale(valuesOf(body.data as Saved));
      else if (!applyServerErrors(form, body)) setFailure(error);
    }
  });

  return (
    <FormProvider {...form}>
      <FieldRegistryContext.Provider value={registry}>
        <form noValidate className={props.className} onSubmit={(event) => void submit(event)}>
          <ErrorSummary registry={registry} failure={failure} />
          {props.children}
        </form>
        {stale && (
          <Suspense fallback={null}>
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
          </Suspense>
        )}
      </FieldRegistryContext.Provider>
    </FormProvider>
  );
}
