import { Button, Group, Modal, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../lib/store.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { type OpenQuestion, questionGone, questionStore } from './confirm-store.ts';

/**
 * Dialogs lie at 200 and their menus at 300, and of two at the same height the later one in the document is above. The
 * confirmation stays in the document from the first question on, so that a dialog opened since would cover it.
 */
const ABOVE_DIALOGS = 250;

/** Shows all confirmations; part of every layout. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const question = useStore(questionStore);
  const last = useRef<OpenQuestion | null>(null);
  if (question) last.current = question;
  const shown = last.current;
  // A dialog restores the focus only if it was mounted closed; the first question mounts it.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // The dialog below must not hear of this Escape: with the question answered it would close, or ask again.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !question) return;
    event.stopImmediatePropagation();
    question.answer(false);
  };
  useWindowEvent('keydown', onKey, { capture: true });
  return (
    <Modal
      opened={mounted && question !== null}
      onClose={() => question?.answer(false)}
      closeOnEscape={false}
      zIndex={ABOVE_DIALOGS}
      onExitTransitionEnd={questionGone}
      title={shown?.title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <Text component="div" mb="lg">
        {shown?.text}
      </Text>
      <Group>
        <Button color={shown?.danger ? 'red' : undefined} onClick={() => question?.answer(true)}>
          {shown?.confirm}
        </Button>
        {!shown?.noChoice && (
          <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
            {shown?.cancel ?? t(($) => $.ui.cancel)}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
