import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { FileAddress } from './file-address.ts';

/**
 * A picture that needs the session's token, as a URL for `<img>`.
 * @param stamp changes with the picture, so that a new picture is fetched
 */
export const pictureUrl = (address: FileAddress, stamp: string | number) =>
  queryOptions({
    queryKey: ['picture', address, stamp],
    queryFn: async ({ signal }) => {
      const answer = await api.get<Blob>(address, { responseType: 'blob', params: { t: stamp }, signal });
      return URL.createObjectURL(answer.data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
