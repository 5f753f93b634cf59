import type { ComponentType } from 'react';
import { later } from '../lib/later.ts';

/** The code of a screen could not be fetched. */
export class MissingScreen extends Error {}

/** A route's component, fetched when the route is first opened, or before that in idle time. */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const screen = later(load);
  return async () => {
    try {
      return { Component: await screen.fetch() };
    } catch (error) {
      throw new MissingScreen('The code of this screen could not be fetched', { cause: error });
    }
  };
}
