const MB = 1024 * 1024;

/** 12345678 → «11.8 MB»; small files in kB. */
export function fileSize(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1)} MB`;
}
