import { Button } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** A screen whose code could not be fetched. */
export function MissingScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        alone
        title={t(($) => $.app.missing.title)}
        text={t(($) => $.app.networkError)}
        action={
          <>
            <Button onClick={onRetry}>{t(($) => $.ui.retry)}</Button>
            <Button variant="default" onClick={() => location.reload()}>
              {t(($) => $.app.crashed.reload)}
            </Button>
          </>
        }
      />
    </div>
  );
}
