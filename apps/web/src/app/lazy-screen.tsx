import type { ComponentType } from 'react';
import { later } from '../lib/later.ts';
import { laterView } from '../ui/later-view.tsx';
import { Loading } from '../ui/loading.tsx';
import { MissingScreen } from './missing-screen.tsx';

/**
 * A route's component, fetched when the route is first opened, or before that in idle time.
 *
 * The router remembers a rejection for good. So what could not be fetched becomes a component that says so, and asks
 * for the screen itself.
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const { fetch } = later(load);
  const missing = (retry: () => void) => <MissingScreen onRetry={retry} />;
  return async () => ({
    Component: await fetch().catch(() => laterView(fetch, { waiting: <Loading />, missing })),
  });
}
