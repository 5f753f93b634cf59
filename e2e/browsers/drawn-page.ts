/** A text or a line of the drawn page, in millimetres from the corner of its sheet. */
export interface Mark {
  what: string;
  left: number;
  right: number;
  middle: number;
}

/**
 * Every text and every line of the wine page that an editor shows, in the order of the document; none before it is drawn.
 * Runs in the page, so it stands alone.
 * @param enlarged how many times larger than it is it is laid out to be measured
 */
export function readDrawnPage(enlarged: number): Mark[] {
  const hosts = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
  const sheet = hosts.map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.sheet')).find(Boolean);
  if (!sheet || document.fonts.status !== 'loaded') return [];
  const sheetMm = (Number.parseFloat(getComputedStyle(sheet).width) / 96) * 25.4;
  sheet.style.zoom = String(enlarged);
  const frame = sheet.getBoundingClientRect();
  // The sheet is scaled to the width of the screen.
  const scale = sheetMm / frame.width;
  const mark = (what: string, { left, right, top, bottom }: DOMRect): Mark => ({
    what,
    left: (left - frame.left) * scale,
    right: (right - frame.left) * scale,
    middle: ((top + bottom) / 2 - frame.top) * scale,
  });
  const marks: Mark[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(sheet, NodeFilter.SHOW_ALL);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof SVGRectElement && node.closest('.hairline')) {
      const line = node.getBoundingClientRect();
      // The last line of a table is not drawn.
      if (line.width > 0) marks.push(mark('a line', line));
    }
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    // One for each line that a text takes.
    for (const line of range.getClientRects()) marks.push(mark(node.nodeValue.trim(), line));
  }
  sheet.style.zoom = '';
  return marks;
}
