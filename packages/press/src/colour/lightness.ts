/** Luminance of an L*, paper white 1 (CIE 15:2004, 8.2.1). */
export const luminanceOf = (lightness: number): number =>
  lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;

/** L* of a luminance, paper white 1 (the inverse). */
export const lightnessOfLuminance = (y: number): number =>
  y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;

/** Linear light of an sRGB value, both 0 to 1 (IEC 61966-2-1). */
export const linearOf = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
