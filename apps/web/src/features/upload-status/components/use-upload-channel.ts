import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';

/** Follows the user's private channel; the code for it is fetched after the screen stands. */
export function useUploadChannel(): void {
  const session = useSession();
  const id = session?.id;
  const token = session?.access_token;
  useEffect(() => {
    if (id === undefined || token === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./follow-uploads.ts').then(({ followUploads }) => {
      if (!gone) stop = followUploads(id);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, token]);
}
