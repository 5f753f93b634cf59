import { Button } from '@mantine/core';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isOrganiser } from '../lib/screen.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { MissingScreen } from './missing-screen.tsx';

/** The code of the signed-in area could not be fetched. */
export class MissingRoutes extends Error {}

/** Shown when a screen failed to render, or the code of an area could not be fetched. */
export function Crashed() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const role = useSession()?.role;
  if (error instanceof MissingRoutes)
    return <MissingScreen onRetry={() => void navigate(here, { replace: true })} />;
  return (
    <div role="alert">
      <EmptyState
        alone
        title={t(($) => $.app.crashed.title)}
        text={role && isOrganiser(role) ? t(($) => $.app.crashed.toOrganiser) : t(($) => $.app.crashed.text)}
        action={<Button onClick={() => location.reload()}>{t(($) => $.app.crashed.reload)}</Button>}
      />
    </div>
  );
}
