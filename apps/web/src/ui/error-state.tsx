import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorBodyOf, errorText, missingText, statusOf } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

type Props = {
  error: unknown;
  onRetry?: () => void;
  /** What else leads on, where trying again may never help. */
  others?: ReactNode;
  /** Whether it has the only title of the screen. */
  alone?: boolean;
};

/** An address without a valid number (`/country/edit/abc`) is treated like that of a deleted item. */
function isMissing(error: unknown): boolean {
  const { id, catalog, result } = errorBodyOf(error)?.errors ?? {};
  return statusOf(error) === 404 || Boolean(id ?? catalog ?? result);
}

/** A failed load: what happened, and a button to try again; without the button if the item does not exist. */
export function ErrorState({ error, onRetry, others, alone }: Props) {
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
          (onRetry || others) && (
            <>
              {onRetry && (
                <Button variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
                  {t(($) => $.ui.retry)}
                </Button>
              )}
              {others}
            </>
          )
        }
      />
    </div>
  );
}
