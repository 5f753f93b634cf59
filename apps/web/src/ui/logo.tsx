/**
 * The product's mark: a vine leaf between crop marks. The crop marks have the colour of the surrounding text.
 */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M1 8h5M8 1v5M31 24h-5M24 31v-5" stroke="currentColor" strokeWidth="1.5" fill="none" />
      <path
        d="M16 6.500l2.600 3.300 4.200-1.100-.5 4.300 4 2.100-3.300 2.900 1 4.300-4.400-.3-1.800 3.200-1.800-1.900-1.800 1.900-1.800-3.200-4.400.3 1-4.300-3.300-2.900 4-2.100-.5-4.300 4.200 1.100z"
        fill="var(--leaf)"
        stroke="var(--leaf)"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <path
        d="M16 26.500V12M16 20.500l-4.200-3.700M16 20.500l4.200-3.700"
        stroke="var(--nav)"
        strokeWidth="1.300"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
