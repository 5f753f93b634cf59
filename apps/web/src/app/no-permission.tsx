import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useHome } from './home.ts';

/** Shown instead of a screen that this account may not open. */
export function NoPermission() {
  const { t } = useTranslation();
  const home = useHome();
  return (
    <EmptyState
      alone
      title={t(($) => $.app.noPermission.title)}
      text={t(($) => $.app.noPermission.text)}
      action={
        home !== '/' && (
          <Button variant="default" component={Link} to={home}>
            {t(($) => $.app.noPermission.home)}
          </Button>
        )
      }
    />
  );
}
