import type { BodyOf, PrintSetting } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['print-setting'];
const kept = ({ data }: { data: PrintSetting }): PrintSetting => {
  queryClient.setQueryData(KEY, data);
  return data;
};

/** The thresholds for files and the output condition of the books. */
export const printSetting = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => (await call('GET /print-setting')).data,
  });

export const updateThresholds = async (payload: BodyOf<'PUT /print-setting'>) =>
  kept(await call('PUT /print-setting', { body: payload }));

/** Uploads an ICC profile with the names of its output condition. */
export async function sendProfile(
  fields: { identifier: string; condition: string; registry: string },
  file: File,
  options: UploadOptions,
): Promise<PrintSetting> {
  return kept(await call('POST /print-setting/profile', { form: { ...fields, file }, ...options }));
}

export const resetProfile = async () => kept(await call('DELETE /print-setting/profile'));
