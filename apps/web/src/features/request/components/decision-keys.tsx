import { useFormContext } from 'react-hook-form';
import { useKeys } from '../../../lib/use-keys.ts';
import type { DecisionValues } from '../request.form.ts';

/** A accepts and R rejects: the form then stands at the decision, which is stored with its button. */
export function DecisionKeys() {
  const { setValue, setFocus, formState } = useFormContext<DecisionValues>();
  const { isSubmitted } = formState;
  const choose = (accepted: 0 | 1) => {
    setValue('accepted', accepted, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('comment');
  };
  useKeys({ a: () => choose(1), r: () => choose(0) });
  return null;
}
