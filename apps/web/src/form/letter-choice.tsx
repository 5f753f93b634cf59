import { Button } from '@mantine/core';
import type { EncodingOffer, TextEncoding } from '@rebblatt/contracts';
import { useTranslation } from '../lib/use-translation.ts';
import { Notice } from '../ui/status-tag.tsx';
import styles from './file-part.module.css';

type Props = {
  offered: EncodingOffer[];
  busy: boolean;
  onChoose: (encoding: TextEncoding) => void;
};

/** A text that does not say how its letters are written: its first lines in each way, to choose the right one. */
export function LetterChoice({ offered, busy, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Notice tone="wait">
      {t(($) => $.wineImport.letters)}
      <ul className={styles.letters}>
        {offered.map(({ encoding, lines }) => {
          const name = t(($) => $.wineImport.encodings[encoding]);
          return (
            <li key={encoding}>
              <pre>{lines.join('\n')}</pre>
              <Button
                variant="default"
                size="compact-md"
                disabled={busy}
                aria-label={t(($) => $.wineImport.readAsPage, { page: name })}
                onClick={() => onChoose(encoding)}
              >
                {t(($) => $.wineImport.readAs)}
              </Button>
              <span className={styles.hint}>{name}</span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
