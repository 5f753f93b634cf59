import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** As long as a reference resource has no rows, the way to the form that makes the first one. */
export function useFirst<Item, Key extends QueryKey>(
  query: UseQueryOptions<Item[], Error, Item[], Key>,
  to: string,
  label: string,
) {
  const { data } = useQuery(query);
  return data?.length === 0 ? <Link to={to}>{label}</Link> : undefined;
}
