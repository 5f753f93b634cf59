/** The dots between a name and its numbers; drawn, so that they are not text when a page is searched. */
export function Leader() {
  return (
    <svg className="leader" height={2} aria-hidden="true">
      <line
        x1="0"
        x2="100%"
        y1="1"
        y2="1"
        stroke="currentColor"
        strokeWidth="0.7"
        strokeLinecap="round"
        strokeDasharray="0.01 4"
      />
    </svg>
  );
}
