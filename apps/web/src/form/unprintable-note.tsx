import { useTranslation } from '../lib/use-translation.ts';
import styles from './field-warning.module.css';
import { useUnprintable } from './use-unprintable.ts';

/** Says under a field which of its characters the catalogue cannot print; nothing while it can print all. */
export function UnprintableNote({ text }: { text: unknown }) {
  const { t } = useTranslation();
  const characters = useUnprintable(text);
  return (
    <div role="status">
      {characters.length > 0 && (
        <p className={styles.warning}>
          {t(($) => $.form.unprintable, { characters: characters.slice(0, SHOWN).join(' ') })}
        </p>
      )}
    </div>
  );
}

const SHOWN = 12;
