import type { BodyOf, Fair } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { fileAt } from '../../lib/file-address.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['fair'];

/** The name of the fair and the organiser's contact; known without signing in. */
export const fairOptions = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => (await call('GET /fair')).data,
    staleTime: 5 * 60_000,
  });

/** Where the logo is; its stamp makes a new one known. */
export const logoAddress = (stamp: string) => fileAt('GET /fair/logo', { query: { t: stamp } });

export async function sendFairLogo(logo: File, options: UploadOptions): Promise<void> {
  const { data } = await call('POST /fair/logo', { form: { logo }, ...options });
  queryClient.setQueryData(KEY, data);
}

export async function removeFairLogo(): Promise<void> {
  const { data } = await call('DELETE /fair/logo');
  queryClient.setQueryData(KEY, data);
}

export async function updateFair(body: BodyOf<'PUT /fair'>): Promise<Fair> {
  const { data } = await call('PUT /fair', { body });
  queryClient.setQueryData(KEY, data);
  return data;
}
