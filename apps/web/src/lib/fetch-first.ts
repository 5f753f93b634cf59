/** What has been fetched, or is on its way, by its address. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Imports a part of the client once its files are here; the build puts it around every `import()` of ours.
 *
 * A browser that could not fetch an imported file remembers that until the page is loaded anew, whatever is tried
 * again. A fetch that failed it forgets. So nothing is imported before it is here, in the browser's cache, and what
 * could not be fetched may be asked for again under the same address: no file ever runs twice.
 *
 * @param load the import itself
 * @param files what it needs, itself among them, from the root of the server
 * @throws TypeError without a connection
 */
export async function fetchFirst<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

function fetchOnce(address: string): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? addStyles(address) : fetchCode(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Reads the file to its end: only then the browser keeps it. What the page itself names is here. */
async function fetchCode(address: string): Promise<void> {
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
