import { Button, type ButtonProps } from '@mantine/core';
import { bookFileIn } from '@rebblatt/contracts';
import type { FileAddress } from '../../../lib/file-address.ts';
import type { Language } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWaitingDownload } from '../../../ui/use-waiting-download.ts';

type Props = ButtonProps & {
  file: FileAddress;
  /** As the server stores it. */
  name: string;
};

/**
 * Saves a file of a print office's link, named in the reader's language. It is fetched instead of opened, because a
 * server that is busy would be shown with its answer as text.
 */
export function LinkFile({ file, name, ...button }: Props) {
  const { i18n } = useTranslation();
  const { save, waiting } = useWaitingDownload();
  return (
    <Button
      {...button}
      loading={waiting}
      onClick={() => save(file, bookFileIn(i18n.language as Language, name))}
    />
  );
}
