import { useState } from 'react';
import type { FileAddress } from '../lib/file-address.ts';
import { useDownload } from './use-download.ts';

/** Downloads a file that the server may have to make first, and says whether it is waited for. */
export function useWaitingDownload() {
  const download = useDownload();
  const [waiting, setWaiting] = useState(false);
  const save = (address: FileAddress, name: string) => {
    setWaiting(true);
    void download(address, name).finally(() => setWaiting(false));
  };
  return { save, waiting };
}
