import type { ComponentType } from 'react';
import { later } from '../lib/later.ts';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';
import { MissingScreen } from './missing-screen.tsx';

/**
 * A route's component, fetched when the route is first opened, or earlier in idle time.
 *
 * The router caches a rejected import permanently. So when a screen cannot be fetched this resolves to a
 * component that says so and offers to fetch it again.
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const { fetch } = later(load);
  const missing = (retry: () => void) => <MissingScreen onRetry={retry} />;
  return async () => ({
    Component: await fetch().catch(() => laterView(fetch, { waiting: <Loading />, missing })),
  });
}
