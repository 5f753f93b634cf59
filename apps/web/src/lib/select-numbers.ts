const NUMBERS = 'input[inputmode="numeric"], input[inputmode="decimal"]';

/**
 * The click into a number or a price selects it, as the tab key does: what is typed replaces it. Only the click that brings
 * the focus, so that a second one places the caret; and not with the focus itself, since the release of the button would
 * place the caret afterwards in some browsers.
 * @returns a function that ends it
 */
export function selectNumbersOnClick(): () => void {
  let entered: HTMLInputElement | null = null;
  const press = ({ target }: Event) => {
    const field = target instanceof Element ? target.closest<HTMLInputElement>(NUMBERS) : null;
    entered = field === document.activeElement ? null : field;
  };
  const click = ({ target }: Event) => {
    // Whoever has drawn over some digits has selected them.
    if (entered !== null && target === entered && entered.selectionStart === entered.selectionEnd)
      entered.select();
    entered = null;
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', click);
  return () => {
    removeEventListener('pointerdown', press, true);
    removeEventListener('click', click);
  };
}
