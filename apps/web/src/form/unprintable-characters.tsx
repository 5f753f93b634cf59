import { withLetters } from '@rebblatt/contracts';
import { unprintableCharacters } from '@rebblatt/printed-page';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './field-warning.module.css';

const SHOWN = 12;

/** Names the characters of a printed text that the catalogue has no glyph for; nothing while it can print all. */
export function UnprintableCharacters({ text }: { text: string }) {
  const { t } = useTranslation();
  // What joins letters is stored as letters.
  const characters = unprintableCharacters(withLetters(text));
  if (characters.length === 0) return null;
  return (
    <p className={styles.warning}>
      {t(($) => $.form.unprintable, { characters: characters.slice(0, SHOWN).join(' ') })}
    </p>
  );
}
