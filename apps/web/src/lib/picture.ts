import { queryOptions } from '@tanstack/react-query';
import { request } from './api.ts';
import type { FileAddress } from './file-address.ts';

/**
 * A picture that needs the session's token, as a URL for `<img>`.
 * @param stamp changes with the picture, so that a new picture is fetched
 * @param more what else the address asks for
 */
export const pictureUrl = (address: FileAddress, stamp: string | number, more: Record<string, string> = {}) =>
  queryOptions({
    queryKey: ['picture', address, stamp, more],
    queryFn: async ({ signal }) => {
      const params = { t: stamp, ...more };
      const picture = await request<Blob>({ method: 'GET', url: address, as: 'blob', params, signal });
      return URL.createObjectURL(picture);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
