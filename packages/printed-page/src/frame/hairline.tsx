import type { CSSProperties } from 'react';

type HairlineProps = { weightPt?: number; className?: string; style?: CSSProperties | undefined };

/**
 * A rule of an exact weight. Drawn as a shape because the browser rounds every border under one pixel
 * (0.75 pt) up to one.
 */
export function Hairline({ weightPt = 0.25, className = '', style }: HairlineProps) {
  const weightPx = weightPt / 0.75;
  return (
    <svg className={`hairline ${className}`} width="100%" height={1} style={style} aria-hidden="true">
      <rect width="100%" height={weightPx} fill="currentColor" />
    </svg>
  );
}
