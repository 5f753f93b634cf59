/** A sender as `Name <address>`, or as the address alone. */
const SENDER = /^(.*?)\s*<([^<>]+)>$/s;

/** The fair's name and the address for its mails, as far as the organiser has set them. */
interface OwnSender {
  name: string | null;
  from: string | null;
}

/**
 * Who a mail comes from: the address that is set where the product runs unless the organiser has another one, under the name
 * of the fair once it has one, since no exhibitor knows the product's. `envelope` is where a mail server returns what does
 * not arrive, which stays that of the installation.
 */
export function senderOf(configured: string, { name: fair, from }: OwnSender) {
  const [, name = '', envelope = configured] = SENDER.exec(configured) ?? [];
  return { name: fair ?? name, address: from ?? envelope, envelope };
}

/** The same in one line, for a screen. */
export function fromLine(configured: string, own: OwnSender): string {
  const { name, address } = senderOf(configured, own);
  return name === '' ? address : `${name} <${address}>`;
}
