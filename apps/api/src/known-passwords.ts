import { fileURLToPath } from 'node:url';

/** The list of known passwords; the relative path is the same from the source and from the built server. */
export const KNOWN_PASSWORDS = fileURLToPath(new URL('../assets/known-passwords.bin', import.meta.url));
