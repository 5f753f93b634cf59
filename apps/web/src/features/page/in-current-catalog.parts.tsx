import type { SessionCatalog } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { useCurrentCatalog } from '../catalog/current-catalog.parts.ts';
import { NoCatalog } from './no-catalog.parts.tsx';

type Props = {
  /** @param list the address of the organiser's list of its pages */
  children: (catalog: Pick<SessionCatalog, 'id' | 'name'>, list: string) => ReactNode;
};

/** Shows something of the active catalogue or the one that ended last, and says so if there is neither. */
export function InCurrentCatalog({ children }: Props) {
  const current = useCurrentCatalog();
  if (current === undefined) return <Loading />;
  if (current === null) {
    return <NoCatalog />;
  }
  const { catalog, active } = current;
  return children(catalog, active ? '/active-catalog/page' : `/catalog/${catalog.id}/page`);
}
