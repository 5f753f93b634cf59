import { useQuery } from '@tanstack/react-query';
import { coverOf } from '../cover.api.ts';
import { CoverState } from './cover-state.tsx';

/** Says before a book is generated or handed out that its cover is missing or has errors; nothing otherwise. */
export function CoverNotice({ catalogId }: { catalogId: string }) {
  const { data } = useQuery(coverOf(catalogId));
  return data ? <CoverState cover={data.data} /> : null;
}
