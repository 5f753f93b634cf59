/** Lines broken in advance; the stylesheet keeps each of them on one line. */
export function SetLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <span key={i} className="set-line">
      {line}
    </span>
  ));
}
