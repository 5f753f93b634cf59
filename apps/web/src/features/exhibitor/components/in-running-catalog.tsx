import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/status-tag.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';

type Props = {
  /** The catalogue of the address; undefined for a screen of all exhibitors, which is always shown. */
  id: string | undefined;
  children: ReactNode;
};

/** Shows its children unless the catalogue of the address is not running; then it says that instead. */
export function InRunningCatalog({ id, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...catalogCalls.one(id ?? ''), enabled: id !== undefined });
  if (id === undefined) return children;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.currently_active === 1) return children;
  return <Notice tone="wait">{t(($) => $.errors['catalog.inactive'], { name: data.name })}</Notice>;
}
