import type { PrintSetting } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { UploadOptions } from '../../form/use-upload.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

type Answer = { data: PrintSetting };

const KEY = ['print-setting'];
const told = ({ data }: { data: Answer }): PrintSetting => {
  queryClient.setQueryData(KEY, data.data);
  return data.data;
};

/** What files are checked by and books are printed for. */
export const printSetting = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => (await api.get<Answer>('/print-setting')).data.data,
  });

export const updateThresholds = async (payload: object) =>
  told(await api.put<Answer>('/print-setting', payload));

/** Sends an ICC profile with the names of its printing. */
export async function sendProfile(
  fields: { identifier: string; condition: string; registry: string },
  file: File,
  options: UploadOptions,
): Promise<PrintSetting> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return told(await api.post<Answer>('/print-setting/profile', form, options));
}

export const resetProfile = async () => told(await api.delete<Answer>('/print-setting/profile'));
