/**
 * Page numbers of one company as a register prints them: sorted, without duplicates, consecutive ones merged.
 * @returns one string per number or range: `[31, 12, 13, 14]` returns `['12–14', '31']`
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
