import { Button, Textarea } from '@mantine/core';
import type { Language, TextBlockKind } from '@rebblatt/contracts';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import keyStyles from '../../../ui/key.module.css';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import styles from './decide.module.css';
import { withBlock } from './remark-draft.rules.ts';
import { TextBlockChoice } from './text-block-choice.tsx';
import { useAsked } from './use-asked.ts';

type Props = {
  /** Whether what is decided on is on the screen. */
  ready: boolean;
  acceptLabel: string;
  onAccept: () => void;
  /** Why it cannot be accepted as it is. */
  blocked?: ReactNode;
  /** Whether a rejection is the end of it, so that a reason is asked for and not what has to be changed. */
  final?: boolean;
  /** What else can be done instead of either. */
  also?: ReactNode;
  onReject: (remark: string) => void;
  /** The remark that is being written; undefined while nothing is rejected. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
  /** Whether there is more than the text, so that it may be empty. */
  more?: boolean;
  /** What else is written for the rejection. */
  children?: ReactNode;
  /** What is decided on, for which the organiser keeps texts. */
  kind: TextBlockKind;
  /** The language of whoever reads the remark. */
  language: Language;
};

/** The two buttons and, for a rejection, the remark in their place. Keys: A and R. */
export function Verdict(props: Props) {
  const { ready, acceptLabel, onAccept, blocked, also, onDraft, draft } = props;
  const { t } = useTranslation();
  // Pressed before all of it is shown, it follows that; going on to another one drops it with this component.
  const { waits, ask, drop } = useAsked(ready, () => !blocked && onAccept());
  const accept = () => !blocked && ask();
  // Writing may begin before all of it is shown; sending waits.
  const reject = () => {
    drop();
    onDraft(draft ?? '');
  };
  // Not while a rejection is written: a letter beside a field must not accept the page.
  useKeys(draft === undefined ? { a: accept, r: reject } : {});
  if (draft !== undefined) return <Remark {...props} draft={draft} />;
  return (
    <div className={styles.verdict}>
      {blocked && <p className={styles.blocked}>{blocked}</p>}
      <Button
        size="md"
        leftSection={<Check size={18} aria-hidden />}
        rightSection={<kbd className={keyStyles.key}>A</kbd>}
        aria-disabled={!ready || Boolean(blocked)}
        loading={waits && !ready}
        aria-keyshortcuts="A"
        onClick={accept}
      >
        {acceptLabel}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<X size={18} aria-hidden />}
        rightSection={<kbd className={keyStyles.key}>R</kbd>}
        aria-keyshortcuts="R"
        onClick={reject}
      >
        {t(($) => $.decide.reject)}
      </Button>
      {also}
    </div>
  );
}

function Remark({
  draft,
  onDraft,
  onReject,
  kind,
  language,
  ready,
  final = false,
  more = false,
  children,
}: Props & { draft: string }) {
  const { t } = useTranslation();
  const asks = final
    ? {
        label: t(($) => $.decide.asked.remark),
        hint: t(($) => $.decide.asked.remarkHint),
        missing: t(($) => $.decide.asked.remarkMissing),
      }
    : {
        label: t(($) => $.decide.remark),
        hint: t(($) => $.decide.remarkHint),
        missing: t(($) => $.decide.remarkMissing),
      };
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Unless a remark has been set on the page, which is written first.
    if (!box.current?.contains(document.activeElement)) field.current?.focus();
    const { length } = field.current?.value ?? '';
    field.current?.setSelectionRange(length, length);
  }, []);
  // Where the caret goes once a kept text has been put in.
  const caret = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has the text only then
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [draft]);

  // Sent while something is still on its way (the last answer, or the rest of what is shown), it follows that.
  const [asked, setAsked] = useState(false);
  useWhenChanged([asked, ready], () => {
    if (!asked || !ready) return;
    setAsked(false);
    send();
  });

  function send() {
    if (draft.trim() === '' && !more) {
      setMissing(true);
      field.current?.focus();
    } else if (ready) onReject(draft.trim());
    else setAsked(true);
  }

  /** From anywhere in the rejection, but not from a dialog that it opened. */
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!box.current?.contains(event.target as Node)) return;
    event.preventDefault();
    send();
  }

  async function leave() {
    const question = {
      title: t(($) => $.decide.dropTitle),
      text: t(($) => $.decide.dropText),
      confirm: t(($) => $.decide.drop),
      cancel: t(($) => $.decide.keepWriting),
      danger: true,
    };
    if ((draft.trim() === '' && !more) || (await confirm(question))) onDraft(undefined);
  }

  function insert(text: string) {
    const next = withBlock(draft, field.current?.selectionEnd ?? draft.length, text);
    caret.current = next.caret;
    onDraft(next.text);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the fields and buttons in it
    <div className={styles.remark} ref={box} onKeyDown={key}>
      <Textarea
        ref={field}
        label={asks.label}
        description={asks.hint}
        error={missing && !more && draft.trim() === '' && asks.missing}
        rows={5}
        maxLength={2000}
        value={draft}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        onKeyDown={({ key: pressed }) => pressed === 'Escape' && void leave()}
      />
      <div className={styles.verdict}>
        <Button
          leftSection={<X size={18} aria-hidden />}
          title={t(($) => $.decide.sendKeys)}
          loading={asked}
          aria-keyshortcuts="Control+Enter"
          onClick={send}
        >
          {t(($) => $.decide.send)}
        </Button>
        <Button variant="default" onClick={() => void leave()}>
          {t(($) => $.decide.cancel)}
        </Button>
      </div>
      {/* Below the buttons, which would go down with every remark. */}
      {children}
      <TextBlockChoice kind={kind} language={language} onChoose={insert} />
    </div>
  );
}
