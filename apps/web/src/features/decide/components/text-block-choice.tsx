import { Button } from '@mantine/core';
import type { Language, TextBlockKind } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { languageNames } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import keyStyles from '../../../ui/key.module.css';
import { laterView } from '../../../ui/later-view.tsx';
import { textBlocks } from '../../release/decide.api.ts';
import styles from './decide.module.css';
import { KEYS, useBlockKeys } from './use-block-keys.ts';

const TextBlockDialog = laterView(
  () => import('./text-block-dialog.tsx').then((module) => module.TextBlockDialog),
  { close: ({ onClose }) => onClose() },
);

type Props = { kind: TextBlockKind; language: Language; onChoose: (text: string) => void };

/** The kept texts for what is rejected, in the language of the reader; a press puts one into the remark. */
export function TextBlockChoice({ kind, language, onChoose }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const { data = [], isSuccess } = useQuery(textBlocks());
  const offered = data.filter((block) => block.kind === kind && block.language === language);
  const list = useRef<HTMLUListElement>(null);
  useBlockKeys(list, (index) => {
    const block = offered[index];
    if (block) onChoose(block.text);
    return block !== undefined;
  });

  function step(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(event.target as HTMLButtonElement) + by]?.focus();
  }

  const named = { language: languageNames[language] };
  return (
    <section className={styles.blocks} aria-label={t(($) => $.decide.blocks, named)}>
      <h3>{t(($) => $.decide.blocks, named)}</h3>
      {isSuccess && offered.length === 0 && <p>{t(($) => $.decide.blocksNone, named)}</p>}
      <ul ref={list} onKeyDown={step}>
        {offered.map(({ id, text }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-keyshortcuts={index < KEYS ? `Alt+${index + 1}` : undefined}
              onClick={() => onChoose(text)}
            >
              <span>{text}</span>
              {index < KEYS && (
                <kbd className={keyStyles.key} aria-hidden>
                  {t(($) => $.decide.blockKey, { number: index + 1 })}
                </kbd>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        color="lake"
        size="compact-sm"
        leftSection={<PencilLine size={15} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t(($) => $.decide.blocksEdit)}
      </Button>
      {editing && <TextBlockDialog kind={kind} language={language} onClose={() => setEditing(false)} />}
    </section>
  );
}
