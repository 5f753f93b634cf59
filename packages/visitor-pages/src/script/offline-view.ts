import type { Make } from './dom.ts';
import type { Words } from './words.ts';

export interface OfflineParts {
  make: Make;
  words: Words;
  /** The root of the catalogue, which is also the scope of the service worker. */
  root: string;
  language: string;
}

/**
 * Loads the catalogue onto the device when somebody wants it, says which edition is there, and offers a newer one. It stands
 * alone: its text is sent to browsers as it is.
 */
export async function showOffline(
  place: HTMLElement,
  { make, words: w, root, language }: OfflineParts,
): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const prefix = `rebblatt ${root}`;
  const fill = (text: string, n: string) => text.replace('{n}', n);
  const savedNumber = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${prefix} ${language} `));
    return names.map((name) => name.split(' ').pop() ?? '').sort((a, b) => Number(b) - Number(a))[0];
  };
  const current = async (): Promise<{ number: number } | 'gone' | null> => {
    try {
      const answer = await fetch(`${root}ausgabe.json`, { cache: 'no-store' });
      if (answer.status === 410 || answer.status === 404) return 'gone';
      return answer.ok ? ((await answer.json()) as { number: number }) : null;
    } catch {
      return null;
    }
  };
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith(`${prefix} `)) await caches.delete(name);
    const known = await navigator.serviceWorker.getRegistration(root);
    await known?.unregister();
  };
  const button = (text: string, act: () => Promise<unknown>) => {
    const made: HTMLButtonElement = make(
      'button',
      {
        type: 'button',
        click: () => {
          made.disabled = true;
          made.textContent = w.saving;
          void act().then(draw, () => {
            place.replaceChildren(make('p', {}, w.noSave), button(w.save, load));
          });
        },
      },
      text,
    );
    return made;
  };

  /** Fetches all pages of the edition in this language at once, and keeps them as the answers of their addresses. */
  const load = async () => {
    const now = await current();
    if (now === null || now === 'gone') throw new Error('There is no connection.');
    const answer = await fetch(`${root}unterwegs-${language}.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new Error('The catalogue was not sent.');
    const { number, files } = (await answer.json()) as {
      number: number;
      files: Record<string, { type: string; text: string }>;
    };
    const name = `${prefix} ${language} ${number}`;
    const cache = await caches.open(name);
    try {
      for (const [path, { type, text }] of Object.entries(files))
        await cache.put(root + path, new Response(text, { headers: { 'Content-Type': type } }));
    } catch (error) {
      // A full disk: half an edition is worse than none.
      await caches.delete(name);
      throw error;
    }
    for (const other of await caches.keys())
      if (other.startsWith(`${prefix} ${language} `) && other !== name) await caches.delete(other);
    await navigator.serviceWorker.register(`${root}sw.js`, { scope: root });
    // Only an active one answers: whoever reads that it is saved may walk onto the ship.
    const late = new Promise((_, reject) =>
      setTimeout(() => reject(new Error('It does not start.')), 15_000),
    );
    await Promise.race([navigator.serviceWorker.ready, late]);
    await navigator.storage?.persist?.().catch(() => false);
  };

  const draw = async () => {
    const saved = await savedNumber();
    if (saved === undefined) return place.replaceChildren(button(w.save, load));
    const now = await current();
    if (now === 'gone') {
      // The organiser does not show it any more: it goes from this device, too.
      await forget();
      return place.replaceChildren();
    }
    const newer = now !== null && now.number !== Number(saved);
    place.replaceChildren(
      make(
        'p',
        {},
        fill(w.savedText, saved),
        now === null && ` ${w.offline}.`,
        newer && ` ${fill(w.newer, String(now.number))}`,
      ),
      ...(newer ? [button(w.renew, load)] : []),
      button(w.forget, forget),
    );
  };
  addEventListener('online', () => void draw());
  await draw();
}
