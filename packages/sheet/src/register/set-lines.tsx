/** Lines that were broken beforehand, each kept on one line by the stylesheet. */
export function SetLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <span key={i} className="set-line">
      {line}
    </span>
  ));
}
