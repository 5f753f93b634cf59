import { Button, Textarea } from '@mantine/core';
import { type Language, MAX_TEXT_BLOCK, type TextBlockKind } from '@rebblatt/contracts';
import { useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { addTextBlock } from '../../release/decide.api.ts';

type Props = {
  kind: TextBlockKind;
  language: Language;
  attempt: (act: () => Promise<void>) => Promise<boolean>;
};

/** Adds a text at the end of its kind and language. */
export function NewTextBlock({ kind, language, attempt }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const draft = useKeptWork<string>(`text-block-${kind}-${language}`, () => text || undefined, setText, {
    clear: () => setText(''),
  });

  async function add() {
    setBusy(true);
    if (await attempt(() => addTextBlock({ kind, language, text }))) {
      draft.forget();
      setText('');
    }
    setBusy(false);
  }

  return (
    <div>
      <DraftNotice draft={draft} />
      <Textarea
        label={t(($) => $.decide.blockNew)}
        autosize
        minRows={2}
        maxLength={MAX_TEXT_BLOCK}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button mt="xs" loading={busy} disabled={text.trim() === ''} onClick={() => void add()}>
        {t(($) => $.decide.blockAdd)}
      </Button>
    </div>
  );
}
