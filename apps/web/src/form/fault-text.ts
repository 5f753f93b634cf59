import { keyText } from '../lib/error-text.ts';
import type { Translate } from '../lib/text-key.ts';
import type { FileFault } from './file-check.ts';

/** Why a chosen file is not sent. */
export function faultText(t: Translate, found: FileFault): string {
  if (found.fault === 'useless') return keyText(t, found.code);
  const { fault, ...values } = found;
  return t(($) => $.form.upload[fault], { replace: values });
}
