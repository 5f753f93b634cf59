import { linearOf, luminanceOf } from './lightness.ts';
import type { ProfileEngine } from './profile-engine.ts';

const STEPS = 255;

/**
 * Neutrals in pure black: how much black ink looks as light as a grey on the screen. Luminances are scaled so that full
 * ink corresponds to black (black point compensation on one ink).
 * @returns from an sRGB grey value, 0 to 1, to the black ink, 0 to 1; 0 gives exactly 1, 1 gives exactly 0
 */
export function blackRamp(engine: ProfileEngine): (grey: number) => number {
  const luminances = Array.from({ length: STEPS + 1 }, (_, i) =>
    luminanceOf(engine.lightness([0, 0, 0, i / STEPS])),
  );
  const [paper = 1, full = 0] = [luminances[0], luminances[STEPS]];
  const scaled = luminances.map((value) => (value - full) / (paper - full));
  return (grey) => {
    if (grey <= 0) return 1;
    if (grey >= 1) return 0;
    const wanted = linearOf(grey);
    const above = scaled.findIndex((value) => value <= wanted);
    if (above <= 0) return above < 0 ? 1 : 0;
    const [lighter = 1, darker = 0] = [scaled[above - 1], scaled[above]];
    return (above - 1 + (lighter - wanted) / (lighter - darker)) / STEPS;
  };
}
