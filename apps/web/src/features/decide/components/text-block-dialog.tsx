import { Modal, SegmentedControl } from '@mantine/core';
import {
  type Language,
  languages,
  MAX_TEXT_BLOCKS,
  type TextBlockKind,
  textBlockKinds,
} from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { languageNames } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { textBlocks } from '../../release/decide.api.ts';
import styles from './decide.module.css';
import { NewTextBlock } from './new-text-block.tsx';
import { TextBlockRow } from './text-block-row.tsx';

type Props = { kind: TextBlockKind; language: Language; onClose: () => void };

/** Writes, orders and deletes the texts that are kept for rejections. */
export function TextBlockDialog({ kind, language, onClose }: Props) {
  const { t } = useTranslation();
  const [about, setAbout] = useState(kind);
  const [shown, setShown] = useState(language);
  const { data = [] } = useQuery(textBlocks());
  const blocks = data.filter((block) => block.kind === about && block.language === shown);

  /** @returns whether it was done; a failure is told */
  async function attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notify('danger', errorText(t, error));
      return false;
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.decide.blockTitle)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      size="lg"
      centered
    >
      <div className={styles.blockList}>
        <SegmentedControl
          aria-label={t(($) => $.decide.blockKind)}
          data={textBlockKinds.map((value) => ({ value, label: t(($) => $.decide.blockKinds[value]) }))}
          value={about}
          onChange={(value) => setAbout(value as TextBlockKind)}
        />
        <SegmentedControl
          aria-label={t(($) => $.decide.blockLanguage)}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={shown}
          onChange={(value) => setShown(value as Language)}
        />
        {blocks.map((block) => (
          <TextBlockRow
            key={`${block.id}-${block.version}`}
            block={block}
            last={block.position === blocks.length}
            attempt={attempt}
          />
        ))}
        {blocks.length < MAX_TEXT_BLOCKS && (
          <NewTextBlock key={`${about}-${shown}`} kind={about} language={shown} attempt={attempt} />
        )}
      </div>
    </Modal>
  );
}
