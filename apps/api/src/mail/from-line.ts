/** A sender as `Name <address>`, or as the address alone. */
const SENDER = /^(.*?)\s*<([^<>]+)>$/s;

/**
 * Who a mail comes from: the address that is set where the product runs, under the name of the fair once it has one, since
 * no exhibitor knows the product's.
 */
export function senderOf(configured: string, fair: string | null): { name: string; address: string } {
  const [, name = '', address = configured] = SENDER.exec(configured) ?? [];
  return { name: fair ?? name, address };
}

/** The same in one line, for a screen. */
export function fromLine(configured: string, fair: string | null): string {
  const { name, address } = senderOf(configured, fair);
  return name === '' ? address : `${name} <${address}>`;
}
