import { ActionIcon, Button, Textarea } from '@mantine/core';
import { MAX_TEXT_BLOCK, type TextBlockItem } from '@rebblatt/contracts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { changeTextBlock, removeTextBlock } from '../../release/decide.api.ts';
import styles from './decide.module.css';

type Props = {
  block: TextBlockItem;
  last: boolean;
  attempt: (act: () => Promise<void>) => Promise<boolean>;
};

/** One kept text: its words, its place, its end. */
export function TextBlockRow({ block, last, attempt }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(block.text);
  const number = block.position;
  const move = (by: 1 | -1) => void attempt(() => changeTextBlock(block, { position: number + by }));

  async function save() {
    if (await attempt(() => changeTextBlock(block, { text })))
      notify(
        'success',
        t(($) => $.decide.blockSaved),
      );
  }

  const icon = (label: string, Icon: typeof ArrowUp, disabled: boolean, act: () => void) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink)"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={styles.block}>
      <Textarea
        aria-label={t(($) => $.decide.blockText, { number })}
        autosize
        minRows={2}
        maxLength={MAX_TEXT_BLOCK}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        {icon(
          t(($) => $.decide.blockUp, { number }),
          ArrowUp,
          number === 1,
          () => move(-1),
        )}
        {icon(
          t(($) => $.decide.blockDown, { number }),
          ArrowDown,
          last,
          () => move(1),
        )}
        {icon(
          t(($) => $.decide.blockDelete, { number }),
          Trash2,
          false,
          () => void attempt(() => removeTextBlock(block.id)),
        )}
      </div>
      {text !== block.text && text.trim() !== '' && (
        <Button size="compact-sm" onClick={() => void save()}>
          {t(($) => $.decide.blockSave)}
        </Button>
      )}
    </div>
  );
}
