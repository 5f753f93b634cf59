export interface FitBox {
  /** Page the box belongs to, as set by its frame; null in a preview without one. */
  page_id: number | null;
  name: string;
  /** How far the content extends beyond the box, in mm; 0 when it fits. */
  overflow_mm: number;
}

/**
 * Measures every fit box of a laid-out tree: an element whose content must fit has `data-fit-box` with the
 * name of that part of the page. The press runs this function inside the browser page, so it must not call
 * anything outside itself.
 */
export function measureFitBoxes(root: ParentNode): FitBox[] {
  return [...root.querySelectorAll<HTMLElement>('[data-fit-box]')].map((box) => {
    const pageId = box.closest('[data-page-id]')?.getAttribute('data-page-id');
    // Both heights are rounded to whole pixels, so one pixel is not an overflow.
    const overflowPx = box.scrollHeight - box.clientHeight;
    return {
      page_id: pageId ? Number(pageId) : null,
      name: box.getAttribute('data-fit-box') ?? '',
      overflow_mm: overflowPx > 1 ? (overflowPx * 25.4) / 96 : 0,
    };
  });
}
