/** From the first Tab or touch on, icons show their names to the keyboard and to a resting finger. */
export function nameIcons(): void {
  let first: KeyboardEvent | PointerEvent | null = null;
  const begin = (event: KeyboardEvent | PointerEvent) => {
    const asks = event instanceof KeyboardEvent ? event.key === 'Tab' : event.pointerType === 'touch';
    if (!asks) return;
    first = event;
    // Without a connection the next key asks again.
    import('./icon-name.ts').then(
      ({ startIconNames }) => startIconNames(first),
      () => undefined,
    );
  };
  // A finger that is lifted by then no longer rests on anything.
  const lift = () => {
    first = null;
  };
  addEventListener('keydown', begin);
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', lift, true);
  addEventListener('pointercancel', lift, true);
}
