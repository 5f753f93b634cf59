import { Modal, VisuallyHidden } from '@mantine/core';
import { MAX_SEARCH } from '@rebblatt/contracts';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeTyped } from '../../lib/early-keys.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatNumber } from '../../lib/money.ts';
import { isOrganiser } from '../../lib/screen.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { RefetchBar } from '../../table/refetch-bar.tsx';
import { notify } from '../../ui/snackbar-store.ts';
import styles from './palette.module.css';
import { optionsOf, PaletteList } from './palette-list.tsx';
import type { Destination } from './palette-source.ts';
import { useFindings } from './use-findings.ts';

/** Searches and opens screens: results are grouped, the focus stays in the field, arrow keys select. */
export function CommandPalette({ request }: { request: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const [jumped, setJumped] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOpen = useRef(opened);
  isOpen.current = opened;
  const { sections, failures, searching } = useFindings(text);
  const options = optionsOf(list, sections);
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === chosen),
  );
  const active = options[at];
  // Before the next key arrives, and not after the screen was painted.
  useLayoutEffect(() => {
    if (request === 0) return;
    // Opened again while it fades away, it still holds what was searched before.
    if (!isOpen.current) setText('');
    setJumped(false);
    setOpened(true);
    // Requested again while it is open: the field has the focus already.
    if (field.current === document.activeElement) takeTyped();
  }, [request]);

  function write(typed: string) {
    setText(typed.slice(0, MAX_SEARCH));
    setChosen(null);
  }

  async function choose({ to, fill, before }: Destination) {
    if (fill !== undefined) return write(fill);
    setJumped(true);
    setOpened(false);
    try {
      await before?.();
      void navigate(to);
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  function key(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) {
      if (active) void choose(active);
    } else setChosen(options[(at + step + options.length) % options.length]?.id ?? null);
  }

  const title = t(($) => $.palette.title);
  const shown = sections.reduce((sum, { destinations }) => sum + destinations.length, 0);
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={() => setText('')}
      // The focus returns to where the palette was opened only if it is closed without a selection.
      returnFocus={!jumped}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': title } }}
      classNames={{ content: styles.content, inner: styles.inner, body: styles.body }}
      size={640}
      // Above a dialog of the screen, which was there first or not.
      zIndex={400}
      padding={0}
    >
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={active?.id}
          aria-autocomplete="list"
          aria-label={title}
          autoComplete="off"
          maxLength={MAX_SEARCH}
          placeholder={t(
            ($) => $.palette.placeholder[session && isOrganiser(session.role) ? 'organiser' : 'exhibitor'],
          )}
          value={text}
          ref={field}
          onFocus={() => write(text + takeTyped())}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={key}
        />
        <RefetchBar active={searching} />
      </div>
      <PaletteList
        id={list}
        label={title}
        sections={sections}
        active={active?.id}
        onPoint={setChosen}
        onChoose={(option) => void choose(option)}
      />
      {shown === 0 && !searching && !failures && <p className={styles.note}>{t(($) => $.palette.empty)}</p>}
      {failures && <p className={styles.note}>{failures}</p>}
      <VisuallyHidden role="status">
        {opened &&
          !searching &&
          text.trim() !== '' &&
          t(($) => $.palette[total > shown ? 'countShown' : 'count'], {
            count: shown,
            total: formatNumber(total),
          })}
      </VisuallyHidden>
    </Modal>
  );
}
