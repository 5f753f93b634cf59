import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { MissingScreen } from './lazy-screen.ts';

/** A screen that could not be drawn, or whose code could not be fetched. */
export function Crashed() {
  const { t } = useTranslation();
  const missing = useRouteError() instanceof MissingScreen;
  const navigate = useNavigate();
  const here = useLocation();
  return (
    <div role="alert">
      <EmptyState
        alone
        title={missing ? t(($) => $.app.missing.title) : t(($) => $.app.crashed.title)}
        text={missing ? t(($) => $.app.networkError) : t(($) => $.app.crashed.text)}
        action={
          <>
            {missing && (
              <Button onClick={() => void navigate(here, { replace: true })}>{t(($) => $.ui.retry)}</Button>
            )}
            <Button variant={missing ? 'default' : 'filled'} onClick={() => location.reload()}>
              {t(($) => $.app.crashed.reload)}
            </Button>
          </>
        }
      />
    </div>
  );
}
