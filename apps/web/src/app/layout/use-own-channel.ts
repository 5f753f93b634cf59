import { useEffect } from 'react';
import { later } from '../../lib/later.ts';
import { useSession } from '../../lib/session.ts';

const channel = later(() => import('./follow-own-channel.ts'));

/** Follows the user's private channel; its code is fetched after the screen is shown. */
export function useOwnChannel(): void {
  const session = useSession();
  const id = session?.id;
  const token = session?.access_token;
  useEffect(() => {
    if (id === undefined || token === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const follow = () =>
      void channel.fetch().then(
        ({ followOwnChannel }) => {
          if (!gone) stop ??= followOwnChannel(id);
        },
        // Without a connection there is no channel yet.
        () => addEventListener('online', follow, { once: true }),
      );
    follow();
    return () => {
      gone = true;
      removeEventListener('online', follow);
      stop?.();
    };
  }, [id, token]);
}
