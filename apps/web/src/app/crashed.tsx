import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** A screen that could not be drawn, or whose code could not be fetched. */
export function Crashed() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        alone
        title={t(($) => $.app.crashed.title)}
        text={t(($) => $.app.crashed.text)}
        action={<Button onClick={() => location.reload()}>{t(($) => $.app.crashed.reload)}</Button>}
      />
    </div>
  );
}
