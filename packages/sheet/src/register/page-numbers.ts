/**
 * Page numbers of one company as a register prints them: sorted, without doubles, neighbours drawn together.
 * @returns one piece per number or range: `[31, 12, 13, 14]` gives `['12–14', '31']`
 */
export function mergePageNumbers(pages: readonly number[]): string[] {
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  const runs: { from: number; to: number }[] = [];
  for (const page of sorted) {
    const last = runs.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
}
