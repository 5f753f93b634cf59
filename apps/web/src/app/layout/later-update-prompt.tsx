import type { ComponentType } from 'react';
import { later } from '../../lib/later.ts';
import { createStore, useStore } from '../../lib/store.ts';

const promptStore = createStore<ComponentType | null>(null);

// Keeping the product for later and looking for a newer version is nothing the first screen waits for.
later(() => import('./update-prompt.tsx').then((module) => promptStore.set(() => module.UpdatePrompt)));

/** Offers a new version; comes in idle time. */
export function UpdatePrompt() {
  const Prompt = useStore(promptStore);
  return Prompt && <Prompt />;
}
