import { Textarea } from '@mantine/core';
import { MAX_FOOTER } from '@rebblatt/contracts';
import { noteUnder } from '../../../form/note-under.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useContent, useEditing } from './editing.ts';
import { FOOTER } from './typed.ts';
import { useCell } from './use-cell.ts';

/** The text under the wines. */
export function FooterField() {
  const { t } = useTranslation();
  const editing = useEditing();
  const { page } = useContent();
  const label = t(($) => $.wineEditor.footer.label);
  const cell = useCell({
    id: FOOTER,
    stored: page.footer ?? '',
    label,
    save(text, outcome) {
      editing.changePage({ footer: text }, { footer: text.trim() || null }, outcome);
      return undefined;
    },
  });
  return (
    <div data-row="footer">
      <Textarea
        {...cell}
        {...noteUnder(cell.value)}
        label={label}
        description={t(($) => $.wineEditor.footer.hint)}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_FOOTER}
      />
    </div>
  );
}
