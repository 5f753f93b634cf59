import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * A picture that needs the session's rights, as an address for `<img>`.
 * @param stamp changes with the picture, so that a new one is fetched
 */
export const pictureUrl = (path: string, stamp: string | number) =>
  queryOptions({
    queryKey: ['picture', path, stamp],
    queryFn: async ({ signal }) => {
      const answer = await api.get<Blob>(path, { responseType: 'blob', params: { t: stamp }, signal });
      return URL.createObjectURL(answer.data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
