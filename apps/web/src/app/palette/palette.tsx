import { useHotkeys } from '@mantine/hooks';
import { useStore } from '../../lib/store.ts';
import { CommandPalette } from '../lazy-parts.ts';
import { openPalette, paletteStore } from './palette-store.ts';

/** Listens for Ctrl K; the palette itself is fetched on first use. */
export function Palette() {
  const requests = useStore(paletteStore);
  useHotkeys([['mod+K', openPalette]], []);
  if (requests === 0) return null;
  return <CommandPalette request={requests} />;
}
