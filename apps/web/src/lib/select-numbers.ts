const NUMBERS = 'input[inputmode="numeric"], input[inputmode="decimal"]';

/**
 * The click into a number or a price selects it, as the tab key does: what is typed replaces it. Only the first click since
 * the focus came, also if a key brought it, and none into what is being typed: those place the caret. Not with the focus
 * itself, since the release of the button would place the caret afterwards in some browsers.
 * @returns a function that ends it
 */
export function selectNumbersOnClick(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let entered: EventTarget | null = null;
  let used: EventTarget | null = null;
  const press = ({ target }: Event) => {
    entered = target instanceof Element && target !== used ? target.closest(NUMBERS) : null;
  };
  const click = ({ target }: Event) => {
    // Whoever has drawn over some digits has selected them.
    if (
      entered instanceof HTMLInputElement &&
      target === entered &&
      entered.selectionStart === entered.selectionEnd
    )
      entered.select();
    entered = null;
    used = target;
  };
  addEventListener('pointerdown', press, { capture: true, signal });
  addEventListener('click', click, { signal });
  addEventListener('input', ({ target }) => (used = target), { signal });
  addEventListener('focusout', () => (used = null), { signal });
  return () => over.abort();
}
