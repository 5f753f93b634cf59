import { Button } from '@mantine/core';
import { type RequestItem, requestStates, type ServiceItem } from '@rebblatt/contracts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { sameWork } from '../../../form/same-work.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { orderValues } from '../request.form.ts';

type Props = {
  start: RequestItem | null;
  request: RequestItem | null;
  services: ServiceItem[];
  onTake: () => void;
};

/** What the form's request has become meanwhile. */
function whatHappened(start: RequestItem | null, request: RequestItem | null) {
  if (request?.editable === 0) return 'closed';
  return request?.state === requestStates.rejected && start?.state !== request.state ? 'rejected' : 'changed';
}

/**
 * Says in the form that the request was sent, changed or decided elsewhere meanwhile, and offers to take that
 * over. Without typed values, or when they are the same, it is taken over at once. Must be inside the form.
 */
export function Elsewhere({ start, request, services, onTake }: Props) {
  const { t } = useTranslation();
  const { formState, getValues } = useFormContext();
  const { isDirty, isSubmitting } = formState;
  const behind =
    !isSubmitting &&
    (start?.id !== request?.id ||
      start?.version !== request?.version ||
      start?.editable !== request?.editable);
  const nothingLost = behind && (!isDirty || sameWork(orderValues(services, request), getValues()));
  useEffect(() => {
    if (nothingLost) onTake();
  });
  if (!behind || nothingLost) return null;
  const what = whatHappened(start, request);
  return (
    <Notice tone="danger">
      <strong>{t(($) => $.request.elsewhere[what].title)}</strong>
      <p>{t(($) => $.request.elsewhere[what].text)}</p>
      <Button variant="default" size="xs" onClick={onTake}>
        {t(($) => $.request.elsewhere[what].take)}
      </Button>
    </Notice>
  );
}
