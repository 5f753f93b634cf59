import type { ErrorCode } from '@rebblatt/contracts';
import { formatNumber } from '../lib/money.ts';

/** The requirements that are checked before a file is sent; the server checks more. */
export type FileRule = {
  /** Extensions with their dot, lower case: `.pdf`. */
  extensions: readonly string[];
  maxMb: number;
  /** What is known to be of no use here, by its extension without the dot: how it can be sent all the same. */
  useless?: Readonly<Record<string, ErrorCode>>;
  /** Of a picture: larger ones are scaled down to this width and height before they are sent. */
  maxPx?: number;
};

/** What is wrong with a chosen file, with the values for its text. */
export type FileFault =
  | { fault: 'wrongType'; name: string; extension: string; allowed: string }
  | { fault: 'noExtension'; name: string; allowed: string }
  | { fault: 'tooLarge'; size: string; limit: string }
  | { fault: 'empty' }
  | { fault: 'useless'; code: ErrorCode };

const MB = 1024 * 1024;

/** Checks extension and size before anything is sent; undefined if both are valid. */
export function checkFile(file: Pick<File, 'name' | 'size'>, rule: FileRule): FileFault | undefined {
  const dot = file.name.lastIndexOf('.');
  const extension = dot > 0 ? file.name.slice(dot).toLowerCase() : '';
  const allowed = rule.extensions.map((known) => known.slice(1).toUpperCase()).join(', ');
  if (extension === '') return { fault: 'noExtension', name: file.name, allowed };
  const { useless = {} } = rule;
  const code = Object.hasOwn(useless, extension.slice(1)) ? useless[extension.slice(1)] : undefined;
  if (code) return { fault: 'useless', code };
  if (!rule.extensions.includes(extension)) {
    return { fault: 'wrongType', name: file.name, extension: extension.slice(1), allowed };
  }
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > rule.maxMb * MB) {
    return {
      fault: 'tooLarge',
      size: formatNumber(Math.ceil((file.size / MB) * 10) / 10),
      limit: String(rule.maxMb),
    };
  }
  return undefined;
}
