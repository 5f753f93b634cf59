import { inPlaces } from '../in-places.ts';

/** Lines broken in advance; the stylesheet keeps each of them on one line. */
export function SetLines({ lines }: { lines: readonly string[] }) {
  return inPlaces(lines, (line) => <span className="set-line">{line}</span>);
}
