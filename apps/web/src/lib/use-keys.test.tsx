import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

it('hears a key that is pressed as soon as the screen is there', async () => {
  const pressed = vi.fn();
  function Queue() {
    useKeys({ ArrowRight: pressed });
    return <p>1 von 3</p>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  const seen = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      resolve();
    }).observe(box, { childList: true });
  });
  // As the browser does it, and not at once as in other tests.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(box);
  root.render(<Queue />);
  await seen;
  expect(pressed).toHaveBeenCalledOnce();
  root.unmount();
  box.remove();
  vi.unstubAllGlobals();
});
