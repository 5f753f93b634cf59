import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isOrganiser, type Screen } from '../lib/screen.ts';
import { useSession } from '../lib/session.ts';
import type { TextKey } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useHome } from './home.ts';

type Props = { screen?: Pick<Screen, 'roles'> };

/**
 * Shown instead of a screen that this account may not open, with what its reader can do.
 * @param screen the screen, where there is one
 */
export function NoPermission({ screen }: Props) {
  const { t } = useTranslation();
  const home = useHome();
  const role = useSession()?.role;
  const organiser = role !== undefined && isOrganiser(role);
  const ofExhibitors = organiser && screen !== undefined && !screen.roles.some(isOrganiser);
  const text: TextKey = ofExhibitors
    ? ($) => $.app.noPermission.exhibitorsOnly
    : organiser
      ? ($) => $.app.noPermission.superOnly
      : ($) => $.app.noPermission.text;
  return (
    <EmptyState
      alone
      title={t(($) => $.app.noPermission.title)}
      text={t(text)}
      action={
        <>
          {ofExhibitors && (
            <Button component={Link} to="/handbook">
              {t(($) => $.app.noPermission.handbook)}
            </Button>
          )}
          {home !== '/' && (
            <Button variant="default" component={Link} to={home}>
              {t(($) => $.app.noPermission.home)}
            </Button>
          )}
        </>
      }
    />
  );
}
