import type { Translate } from '../lib/text-key.ts';
import type { FileFault } from './file-check.ts';

/** Why a chosen file is not sent. */
export const faultText = (t: Translate, { fault, ...values }: FileFault): string =>
  t(($) => $.form.upload[fault], { replace: values });
