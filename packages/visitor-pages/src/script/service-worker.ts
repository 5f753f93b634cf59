/**
 * The service worker of one catalogue: answers with what was loaded onto the device, and with the network otherwise. It knows no
 * edition, so that any of them works with any later page. It stands alone: its text is sent to browsers as it is.
 */
export function serviceWorker(): void {
  type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void };
  type Living = Event & { waitUntil(work: Promise<unknown>): void };
  const worker = self as unknown as {
    skipWaiting(): Promise<void>;
    clients: { claim(): Promise<void> };
    registration: { scope: string };
    addEventListener(name: string, listen: (event: never) => void): void;
  };
  const root = new URL(worker.registration.scope).pathname;
  /** Says what there is now, and is of no use from memory. */
  const always = [`${root}ausgabe.json`, `${root}sw.js`];

  worker.addEventListener('install', (event: Living) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event: Living) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event: Fetching) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(root)) return;
    if (always.includes(url.pathname) || /\/unterwegs-/.test(url.pathname)) return;
    // Servers of plain files send everybody on to an address with a slash at its end.
    const plain = url.href.replace(/\/?([?#].*)?$/, '');
    const saved = async () => {
      for (const name of await caches.keys()) {
        if (!name.startsWith(`rebblatt ${root} `)) continue;
        const cache = await caches.open(name);
        const answer =
          (await cache.match(request, { ignoreSearch: true })) ??
          (await cache.match(plain, { ignoreSearch: true }));
        if (answer) return answer;
      }
      return undefined;
    };
    event.respondWith(saved().then((answer) => answer ?? fetch(request)));
  });
}
