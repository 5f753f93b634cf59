import { isAdministrator } from '@rebblatt/contracts';
import { useParams } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';

/**
 * Where the pages of the current address are listed: `base` is the path of the screens in the address, `list`
 * the path of the list to which this account returns.
 */
export function usePageList(): { organiser: boolean; base: string; list: string } {
  const { catalog } = useParams();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const base = catalog === undefined ? '/active-catalog/page' : `/catalog/${catalog}/page`;
  return { organiser, base, list: organiser ? base : '/exhibitor-page' };
}
