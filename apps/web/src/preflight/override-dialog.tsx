import { useTranslation } from '../lib/use-translation.ts';
import type { OverrideForm } from './override.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  /** Which file it is about, since a screen may show several. */
  about: string;
  decide: (form: OverrideForm) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why a file with errors is to be printed. */
export function OverrideDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <ReasonDialog {...props} title={t(($) => $.fileReport.override)} text={t(($) => $.report.overrideText)} />
  );
}
