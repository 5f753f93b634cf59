import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorBodyOf, errorText, missingText, statusOf } from '../lib/error-text.ts';
import { EmptyState } from './empty-state.tsx';

type Props = {
  error: unknown;
  onRetry?: () => void;
  /** Nothing else has a title on the screen. */
  alone?: boolean;
};

/** An address without a valid number (`/country/edit/abc`) leads nowhere, like the address of an item that is gone. */
function isMissing(error: unknown): boolean {
  const { id, catalog, result } = errorBodyOf(error)?.errors ?? {};
  return statusOf(error) === 404 || Boolean(id ?? catalog ?? result);
}

/** A failed load: what happened, and the way to try again. A missing item says so without that button. */
export function ErrorState({ error, onRetry, alone }: Props) {
  const { t } = useTranslation();
  if (isMissing(error)) {
    return (
      <EmptyState
        alone={alone}
        title={missingText(t, error) ?? t(($) => $.ui.notFoundTitle)}
        text={t(($) => $.ui.notFoundText)}
      />
    );
  }
  return (
    <div role="alert">
      <EmptyState
        alone={alone}
        title={t(($) => $.ui.failedTitle)}
        text={errorText(t, error)}
        action={
          onRetry && (
            <Button variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
              {t(($) => $.ui.retry)}
            </Button>
          )
        }
      />
    </div>
  );
}
