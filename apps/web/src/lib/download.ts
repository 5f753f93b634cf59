import { request } from './api.ts';
import type { FileAddress } from './file-address.ts';

/** Fetches bytes with the session's rights and saves them under a name. */
export async function download(address: FileAddress, name: string): Promise<void> {
  saveBlob(await request<Blob>({ method: 'GET', url: address, as: 'blob' }), name);
}

/** Saves bytes that are there already under a name. */
export function saveBlob(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
