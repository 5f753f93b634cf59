import { type AdminRequestItem, requestStates } from '@rebblatt/contracts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DecisionValues } from '../request.form.ts';

/**
 * Takes the words of a rejection out of the remark while the request is being accepted after all: an accepted
 * exhibitor must not read them. They come back with the rejection.
 */
export function WordsOfRejection({ item: { state, comment } }: { item: AdminRequestItem }) {
  const { getValues, setValue } = useFormContext<DecisionValues>();
  const accepted = useWatch<DecisionValues>({ name: 'accepted' });
  const before = useRef(accepted);
  useEffect(() => {
    if (before.current === accepted) return;
    before.current = accepted;
    if (state !== requestStates.rejected || !comment) return;
    const [from, to] = accepted === 1 ? [comment, ''] : ['', comment];
    if (getValues('comment') === from) setValue('comment', to, { shouldDirty: true });
  }, [accepted, state, comment, getValues, setValue]);
  return null;
}
