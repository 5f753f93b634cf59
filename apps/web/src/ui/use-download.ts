import { download } from '../lib/download.ts';
import { errorText } from '../lib/error-text.ts';
import type { FileAddress } from '../lib/file-address.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from './snackbar-store.ts';

/** Downloads a file with a name; a message says why if that fails. Resolves in either case. */
export function useDownload(): (address: FileAddress, name: string) => Promise<void> {
  const { t } = useTranslation();
  return (address, name) =>
    download(address, name).catch((error: unknown) => notify('danger', errorText(t, error)));
}
