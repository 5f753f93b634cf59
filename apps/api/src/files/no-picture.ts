import { fileReport } from '@rebblatt/contracts';
import { PressError } from '@rebblatt/press';
import sharp from 'sharp';

/** A sheet with a folded corner and a cross: shown for a file that cannot be drawn, without words in any language. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 40 40">
  <rect width="40" height="40" fill="#f4f1ee"/>
  <path d="M12 7h11l6 6v20H12z" fill="#fff" stroke="#9b938d" stroke-linejoin="round"/>
  <path d="M23 7v6h6" fill="none" stroke="#9b938d" stroke-linejoin="round"/>
  <path d="M16 18l9 9m0-9l-9 9" stroke="#9b938d" stroke-width="1.5" stroke-linecap="round"/>
</svg>`;

let drawn: Promise<Uint8Array> | undefined;

/** The placeholder for a picture that cannot be drawn, as PNG. */
export const noPicture = (): Promise<Uint8Array> => {
  drawn ??= sharp(Buffer.from(SHEET)).png().toBuffer();
  return drawn;
};

/** Whether a stored report says that the file cannot be opened, or not within the limits; then drawing is not tried. */
export const cannotBeShown = (report: unknown): boolean =>
  fileReport.safeParse(report).data?.findings.some(({ code }) => code === 'FILE-OPEN') ?? false;

/** Whether the file itself is the reason why it could not be drawn, and not the machine. */
export const isOfTheFile = (error: unknown): boolean =>
  error instanceof PressError && ['memory', 'too-slow', 'unreadable'].includes(error.code);

/** Returns the placeholder when the file itself is the reason that there is no picture. */
export async function orNoPicture(drawing: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await drawing;
  } catch (error) {
    if (isOfTheFile(error)) return noPicture();
    throw error;
  }
}
