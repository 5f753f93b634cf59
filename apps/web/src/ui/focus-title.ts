/** Gives the title of the screen the focus, from where the next key goes on, without scrolling to it. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
