import type { ContactRight } from '@rebblatt/contracts';
import {
  type BaseSyntheticEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorBodyOf, errorText } from '../lib/error-text.ts';
import { createIntention, type Intention } from '../lib/intention.ts';
import { later } from '../lib/later.ts';
import { useMay } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useFaultyTitle } from '../ui/document-title.ts';
import { laterView } from '../ui/later-view.tsx';
import { contractResolver, type FormSchema } from './contract-resolver.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { createFieldRegistry, FieldRegistryContext } from './field-registry.ts';
import { useLatestDirty } from './latest-dirty.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { Locked } from './locked.tsx';
import { MaySaveContext } from './may-save.ts';
import { sameWork } from './same-work.ts';
import { applyServerErrors } from './server-errors.ts';
import { useKeptWork } from './use-kept-work.ts';
import { Withdrawn } from './withdrawn.ts';

const StaleDialog = laterView(() => import('./stale-dialog.tsx').then((module) => module.StaleDialog), {
  close: ({ onClose }) => onClose(),
});

const notStored = later(() => Promise.all([import('./not-stored.tsx'), import('./changed-fields.ts')]));

/** Whether something that was typed while it was being saved is not saved yet: then the form stays open. */
export type Rest = boolean;

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
  onSaved: (saved: Saved, rest: Rest) => void;
  /**
   * Converts an item of the server into field values: the saved one, whose version the next save needs, and
   * after a stale write the newer one, where the user chooses between both states.
   */
  valuesOf?: (item: Saved) => Values;
  /** Empties the fields after success, for forms that are submitted repeatedly. */
  clearOnSaved?: boolean;
  /** Forms of the logged-out area can be left without a confirmation. */
  guarded?: boolean;
  /** Distinguishes it from the same form of another record at the same address, so that drafts are not confused. */
  about?: string;
  /** Whether what is typed is kept as a draft: a form that creates something, whose values have no version, does. */
  draft?: boolean;
  /** The fields lock themselves while it is sent (`LockedPart`): one of them can cancel that, such as an upload. */
  lockParts?: boolean;
  /** Receives a function that saves the form from outside, for actions that need it saved. */
  saver?: RefObject<FormSaver | null>;
  /** Whoever leaves while it is sent waits for the answer, for a form whose answer takes long. */
  waits?: boolean;
  /** What somebody needs to save it; whoever may not reads it. */
  needs?: ContactRight;
  children: ReactNode;
  className?: string;
};

/** A form: no errors before the first submit, then a summary at the top links to the fields. */
export function Form<Values extends FieldValues, Output, Saved>(props: Props<Values, Output, Saved>) {
  const { schema, values, onSubmit, onSaved, valuesOf, clearOnSaved = false, guarded = true } = props;
  const {
    about = '',
    draft: drafted = values.version === undefined,
    lockParts = false,
    needs = 'fill',
  } = props;
  const { t } = useTranslation();
  const may = useMay(needs);
  const form = useForm<Values, unknown, Output>({
    resolver: contractResolver<Values, Output>(schema, props.required),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [registry] = useState(createFieldRegistry);
  const [intention] = useState(createIntention);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [stale, setStale] = useState<Values | null>(null);
  const { isDirty, errors, submitCount } = form.formState;
  /** Whether the last attempt was stored. */
  const stored = useRef(false);
  const dirty = useLatestDirty(isDirty && guarded);
  /** Ends with the answer to what is being sent. */
  const answer = useRef<Promise<unknown> | null>(null);
  const settle = useCallback(async () => {
    await answer.current;
    return stored.current && !dirty.current;
  }, [dirty]);
  useLeaveGuard(dirty, isDirty && guarded, props.waits ? settle : undefined);
  const draft = useKeptWork<Partial<Values>>(
    Object.keys(values).join() + about,
    () => (isDirty ? typedIn(form.getValues(), form.formState.defaultValues ?? values) : undefined),
    (kept) => form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true }),
    drafted ? { clear: () => form.reset(values as DefaultValues<Values>) } : undefined,
  );
  useFaultyTitle(submitCount > 0 && (failure !== null || Object.keys(errors).length > 0));

  useEffect(() => {
    // The schema is fetched while the user is still typing.
    if (isDirty) schema().catch(() => undefined);
  }, [isDirty, schema]);

  const submit = (event?: BaseSyntheticEvent) => {
    const sent = form.handleSubmit(sendFrom(structuredClone(form.getValues())))(event);
    answer.current = sent.catch(() => undefined);
    return sent;
  };

  /** @param sent the values that are sent; what is typed meanwhile is neither lost nor taken for saved */
  const sendFrom = (sent: Values) => async (payload: Output) => {
    setFailure(null);
    stored.current = false;
    const finish = (saved: Saved) => {
      const next = clearOnSaved ? values : (valuesOf?.(saved) ?? sent);
      stored.current = true;
      const rest = typedSince(sent, form.getValues());
      form.reset(next as DefaultValues<Values>);
      // Of what stands there now: `onSaved` may take the form away before it is drawn again.
      if (rest.length === 0) draft.forget();
      for (const [name, value] of rest) form.setValue(name as never, value as never, { shouldDirty: true });
      dirty.current = rest.length > 0;
      onSaved(saved, rest.length > 0);
    };
    setSending(true);
    try {
      finish(await onSubmit(payload, intention));
    } catch (error) {
      if (error instanceof Withdrawn) return;
      const body = errorBodyOf(error);
      if (body?.error === 'conflict.stale' && body.data && valuesOf) {
        const newer = body.data as Saved;
        const theirs = valuesOf(newer);
        // An earlier attempt was stored but its response lost, so there is no conflict.
        if (sameWork(theirs, sent)) finish(newer);
        else setStale(theirs);
      } else if (!applyServerErrors(form, body)) setFailure(error);
      // From now on the fields are disabled, and the next reload clears them.
      if (body?.error === 'catalog.closed') void tellClosed(error);
    } finally {
      setSending(false);
    }
  };

  async function tellClosed(error: unknown) {
    const [{ tellNotStored }, { changedFields }] = await notStored.fetch();
    await tellNotStored(t, errorText(t, error), changedFields(registry, form.getValues(), values));
  }

  const locks = !may || (drafted && !lockParts);

  const { saver } = props;
  useLayoutEffect(() => {
    if (!saver) return;
    saver.current = async () => {
      if (dirty.current) await submit();
      // What was typed meanwhile is saved, too.
      if (dirty.current && stored.current) await submit();
      return !dirty.current;
    };
  });

  return (
    <FormProvider {...form}>
      <FieldRegistryContext.Provider value={registry}>
        <form noValidate className={props.className} onSubmit={(event) => void submit(event)}>
          <DraftNotice draft={draft} />
          <ErrorSummary registry={registry} failure={failure} />
          <MaySaveContext.Provider value={may}>
            {locks ? <Locked while={sending || !may}>{props.children}</Locked> : props.children}
          </MaySaveContext.Provider>
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
 * The fields in which something is typed, with the version on which it was; without passwords, which are never kept, and
 * files, which cannot be.
 * Undefined if there are none.
 */
function typedIn<Values extends FieldValues>(
  values: Values,
  first: FieldValues,
): Partial<Values> | undefined {
  const typed = Object.entries(values).filter(
    ([name, value]) =>
      !/password|^version$/i.test(name) &&
      !((value as unknown) instanceof File) &&
      JSON.stringify(value) !== JSON.stringify(first[name]),
  );
  if (typed.length === 0) return undefined;
  return Object.fromEntries([...typed, ['version', values.version]]) as Partial<Values>;
}

/** The fields that differ from what was sent: they were typed since. */
const typedSince = (sent: FieldValues, now: FieldValues) =>
  Object.entries(now).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(sent[name]),
  );
