/** From the first Tab or touch on, icons show their names to the keyboard and to a resting finger. */
export function nameIcons(): void {
  const begin = (event: KeyboardEvent | PointerEvent) => {
    const asks = event instanceof KeyboardEvent ? event.key === 'Tab' : event.pointerType === 'touch';
    // Without a connection the next key asks again.
    if (asks)
      import('./icon-name.ts').then(
        ({ startIconNames }) => startIconNames(event),
        () => undefined,
      );
  };
  addEventListener('keydown', begin);
  addEventListener('pointerdown', begin, true);
}
