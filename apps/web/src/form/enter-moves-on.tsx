import type { KeyboardEvent, ReactNode, RefObject } from 'react';

/** Fields that must be filled and are not, beginning after this one; a select that is loading is one of them. */
function emptyAfter(sheet: HTMLElement, here: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...sheet.querySelectorAll<HTMLInputElement>('input[aria-required=true]:not(:disabled)')];
  const isAfter = (field: HTMLInputElement) =>
    (here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const empty = fields.filter((field) => field !== here && field.value.trim() === '');
  return empty.find(isAfter) ?? empty[0];
}

/** The price below a price; what is typed there replaces it. */
function priceAfter(sheet: HTMLElement, here: HTMLInputElement): HTMLInputElement | undefined {
  const prices = [...sheet.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]:not(:disabled)')];
  const index = prices.indexOf(here);
  return index < 0 ? undefined : prices[index + 1];
}

/**
 * In a form within this sheet, Enter goes from a price to the next, else to the next field that must be filled, and saves once there is none. In an open
 * list Enter chooses as everywhere, then goes on; it never saves what was not seen in its field.
 */
export function EnterMovesOn({
  sheet,
  children,
}: {
  sheet: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  function goOn(event: KeyboardEvent) {
    const here = event.target;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(here instanceof HTMLInputElement)) return;
    // A choice is in its field with the next drawing.
    if (event.defaultPrevented) {
      requestAnimationFrame(() => sheet.current && emptyAfter(sheet.current, here)?.focus());
      return;
    }
    const next = sheet.current && (priceAfter(sheet.current, here) ?? emptyAfter(sheet.current, here));
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its fields, and is none itself.
    <div ref={sheet} onKeyDown={goOn}>
      {children}
    </div>
  );
}
