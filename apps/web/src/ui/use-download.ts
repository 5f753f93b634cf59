import { useTranslation } from 'react-i18next';
import { download } from '../lib/download.ts';
import { errorText } from '../lib/error-text.ts';
import type { FileAddress } from '../lib/file-address.ts';
import { notify } from './snackbar-store.ts';

/** Saves a file under a name; when it cannot be had, a message says why. */
export function useDownload(): (address: FileAddress, name: string) => void {
  const { t } = useTranslation();
  return (address, name) =>
    void download(address, name).catch((error: unknown) => notify('danger', errorText(t, error)));
}
