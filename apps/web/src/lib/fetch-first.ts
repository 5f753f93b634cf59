/** The files that have been or are being fetched, by URL. */
const fetched = new Map<string, Promise<unknown>>();

/** The last import of each part, by its own file. */
const imports = new Map<string | undefined, Promise<unknown>>();

/** Where a tab notes which files its loads have read. */
const NOTE = 'files-read';
const read = new Set(sessionStorage.getItem(NOTE)?.split(' '));

/**
 * Imports a part of the client once its files have been fetched; the build wraps every `import()` of the
 * client in it.
 *
 * A browser caches a failed import until the page is reloaded, and a failed preload as well, but not a failed fetch. So
 * a file is fetched into the browser's cache before it is imported, and a failed fetch can be repeated with the same
 * URL: no file is executed twice.
 *
 * WebKit answers a second import of a part that is still being imported at once, with a part that has not run and whose
 * names are all undefined; so it waits for the first.
 *
 * @param load the import itself, which may take some of the part's names
 * @param files the required files, beginning with its own, relative to the root of the server
 * @throws TypeError without a connection
 */
export async function fetchFirst<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  const before = read.size;
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  if (read.size > before) noteRead();
  const [own] = files;
  const part = imports.get(own)?.then(load, load) ?? load();
  imports.set(own, part);
  return part as Promise<Part>;
}

function fetchOnce(address: string): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? addStyles(address) : fetchCode(address);
  fetched.set(address, coming);
  coming.then(
    () => read.add(address),
    () => fetched.delete(address),
  );
  return coming;
}

/** One note for all files: each write is a message to another process of the browser. */
function noteRead(): void {
  try {
    sessionStorage.setItem(NOTE, [...read].join(' '));
  } catch {
    // Without room for the note they are read again next time.
  }
}

/**
 * Reads the whole file, so that the browser caches it. Files referenced by the page itself are already there, as are
 * those of a service worker and those that an earlier load of this tab has read: reading a hundred of them again
 * would cost a third of the work of opening a screen.
 */
async function fetchCode(address: string): Promise<void> {
  if (read.has(address) || navigator.serviceWorker?.controller) return;
  if (document.querySelector(`script[src="${address}"], link[href="${address}"]`)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} is answered with ${answer.status}`);
  await answer.arrayBuffer();
}

function addStyles(address: string): Promise<unknown> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const settled = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${address} could not be fetched`));
    };
  });
  document.head.append(link);
  return settled;
}
