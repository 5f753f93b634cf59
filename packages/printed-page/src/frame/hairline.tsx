/**
 * A rule of an exact weight. Drawn as a shape because the browser rounds every border under one pixel
 * (0.75 pt) up to one.
 */
export function Hairline({ weightPt = 0.25, className = '' }: { weightPt?: number; className?: string }) {
  const weightPx = weightPt / 0.75;
  return (
    <svg className={`hairline ${className}`} width="100%" height={1} aria-hidden="true">
      <rect width="100%" height={weightPx} fill="currentColor" />
    </svg>
  );
}
