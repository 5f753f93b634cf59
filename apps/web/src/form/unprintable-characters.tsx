import { cleanLine } from '@rebblatt/contracts';
import { firstInvisible, unprintableCharacters } from '@rebblatt/printed-page';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './field-warning.module.css';

const SHOWN = 12;

/** Names the characters of a printed text that the catalogue has no glyph for; nothing while it can print all. */
export function UnprintableCharacters({ text }: { text: string }) {
  const { t } = useTranslation();
  // As it will be stored: what is taken away there, and letters joined to one character, are no fault of the text.
  const stored = cleanLine(text);
  const characters = unprintableCharacters(stored);
  const unseen = firstInvisible(stored);
  // Nothing stands before it that could say where it is.
  if (unseen?.after === '') characters.unshift(unseen.character);
  return (
    <>
      {characters.length > 0 && (
        <p className={styles.warning}>
          {t(($) => $.form.unprintable, { characters: characters.slice(0, SHOWN).join(' ') })}
        </p>
      )}
      {unseen && unseen.after !== '' && (
        <p className={styles.warning}>{t(($) => $.errors['page.invisible-character'], unseen)}</p>
      )}
    </>
  );
}
