import { isAdministrator } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { regionChoice } from '../../exhibitor/exhibitor.api.ts';

/**
 * The region of a signed-in exhibitor whose wines all come from one; null for everybody else, undefined while it is not
 * known: a form that waits for it does not change what somebody is just choosing.
 */
export function useOnlyRegion(): number | null | undefined {
  const session = useSession();
  const own = session !== null && !isAdministrator(session.role);
  const { data, isPending } = useQuery({ ...regionChoice(session?.id), enabled: own });
  if (own && isPending) return undefined;
  const [region, ...more] = (own && data?.usersSelectedRegions) || [];
  return more.length === 0 ? (region ?? null) : null;
}
