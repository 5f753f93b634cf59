/** Whether an address leads nowhere outside of this machine, as the one that is taken where nobody has set any. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(new URL(address).hostname);
