import { useLayoutEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { CommandPalette } from '../lazy-parts.ts';
import { openPalette, paletteStore } from './palette-store.ts';

/** Listens for Ctrl K; the palette itself is fetched on first use. */
export function Palette() {
  const requests = useStore(paletteStore);
  useLayoutEffect(() => {
    addEventListener('keydown', openByKeys);
    return () => removeEventListener('keydown', openByKeys);
  }, []);
  if (requests === 0) return null;
  return <CommandPalette request={requests} />;
}

/** Ctrl K, on a Mac ⌘ K. */
function openByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
  event.preventDefault();
  openPalette();
}
