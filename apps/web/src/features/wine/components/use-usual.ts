import { isAdministrator, type UsualOfWines } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { usualOfWines } from '../wine.api.ts';
import { NOTHING_USUAL } from '../wine.form.ts';

/**
 * What a new wine of the signed-in exhibitor most likely has; nothing for everybody else, undefined while it is not known:
 * a form that waits for it does not change what somebody is just choosing.
 */
export function useUsual(): UsualOfWines | undefined {
  const session = useSession();
  const own = session !== null && !isAdministrator(session.role);
  const { data, isPending } = useQuery({ ...usualOfWines(), enabled: own });
  if (own && isPending) return undefined;
  return data ?? NOTHING_USUAL;
}
