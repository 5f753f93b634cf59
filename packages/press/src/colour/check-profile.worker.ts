import type { Cmyk, Rgb } from '@rebblatt/printed-page';
import { serve } from '../worker/serve.ts';
import { openProfile } from './profile-engine.ts';

export interface ProfileTask {
  profile: Uint8Array;
  /** Inks of which the colours on a screen are wanted. */
  inks?: Cmyk[];
}

serve<ProfileTask, Rgb[], never>(async ({ profile, inks = [] }) => {
  const engine = await openProfile(profile);
  const bytes = new Uint8Array(inks.flatMap((ink) => ink.map((part) => Math.round((part / 100) * 255))));
  const seen = engine.seen(bytes);
  const value = inks.map((_, i): Rgb => [seen[3 * i] ?? 0, seen[3 * i + 1] ?? 0, seen[3 * i + 2] ?? 0]);
  return { value };
});
