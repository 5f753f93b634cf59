import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReminderPreview } from '@rebblatt/contracts';
import { containsWords, MAX_REMINDER_MESSAGE } from '@rebblatt/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BackButton } from '../../../form/back-button.tsx';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStart } from '../../../lib/use-start.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MeantAmong } from '../../../table/meant-among.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { remindExhibitors } from '../reminder.api.ts';
import {
  afterSending,
  chosenFrom,
  chosenOf,
  countReminded,
  heldBack,
  onlyFor,
  type Ticks,
  topicState,
  topicsIn,
  withHeldBack,
  withTopic,
} from './choice.rules.ts';
import { OneMail } from './one-mail.tsx';
import { RemindedExhibitor } from './reminded-exhibitor.tsx';
import styles from './reminder-sheet.module.css';

/** The draft: the own sentence, and the ticks by the choice that led to the screen. */
type Kept = { message: string; ticks: Record<string, [string, boolean][]> };

/** All open items by exhibitor; the ticked ones are mailed. */
export function ReminderSheet({ open }: { open: ReminderPreview }) {
  const { t } = useTranslation();
  const start = useStart();
  const [params] = useSearchParams();
  const chosenBefore = params.get('exhibitors');
  const [ticks, setTicks] = useState<Ticks>(() => onlyFor(open.data, chosenBefore, params.get('topics')));
  const [message, setMessage] = useState('');
  // Whom it is for comes back with the sentence: who was left out on purpose is not reminded after a killed tab. A choice of
  // another screen has ticks of its own.
  const [ticksElsewhere, setTicksElsewhere] = useState<Kept['ticks']>({});
  const kept: Kept = { message, ticks: { ...ticksElsewhere, [`${params}`]: [...ticks] } };
  const draft = useKeptWork<Kept>(
    'reminder-mail',
    () => (message.trim() === '' ? undefined : kept),
    restore,
    {
      clear: () => setMessage(''),
    },
  );

  function restore(found: Kept) {
    setMessage(found.message);
    setTicksElsewhere(found.ticks);
    const here = found.ticks[`${params}`];
    if (here) setTicks(new Map(here));
  }

  const listed = chosenFrom(open.data, chosenBefore);
  const [wanted, setWanted] = useState('');
  const all = new URLSearchParams(params);
  for (const name of ['exhibitors', 'topics']) all.delete(name);
  // Only of those who are listed: nobody is reminded unseen.
  const { chosen, busy, send } = useSending({ ...open, data: listed }, ticks, message, () => {
    setTicks(afterSending(open.data));
    draft.forget();
    setMessage('');
  });
  const held = new Set(heldBack(listed, ticks).map(({ exhibitorId }) => exhibitorId)).size;
  const before = countReminded(listed, serverNow().getTime());
  const shown = listed.filter(({ exhibitor }) =>
    containsWords(`${exhibitor.company_name} ${exhibitor.email}`, wanted),
  );
  return (
    <>
      <p className={styles.intro}>
        {t(($) => $.reminder.intro)} {before > 0 && t(($) => $.reminder.lately, { count: before })}
      </p>
      <div className={styles.tools}>
        <fieldset className={styles.topics}>
          <legend>{t(($) => $.reminder.filter)}</legend>
          {topicsIn(listed).map(({ topic, count }) => {
            const state = topicState(listed, ticks, topic);
            const name = t(($) => $.reminder.topics[topic]);
            return (
              <Checkbox
                key={topic}
                checked={state === true}
                indeterminate={state === null}
                onChange={() => setTicks(withTopic(listed, ticks, topic, state !== true))}
                label={t(($) => $.reminder.topicCount, { topic: name, count })}
              />
            );
          })}
        </fieldset>
        <TextInput
          className={styles.search}
          aria-label={t(($) => $.reminder.find)}
          placeholder={t(($) => $.reminder.find)}
          leftSection={<Search size={16} aria-hidden />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </div>
      {listed.length < open.data.length && (
        <p className={styles.intro}>
          {t(($) => $.reminder.onlyChosen, { count: listed.length })}{' '}
          <Link to={`?${all}`}>{t(($) => $.reminder.showAll, { total: open.data.length })}</Link>
        </p>
      )}
      {held > 0 && (
        <Notice tone="info">
          <span className={styles.held}>
            {t(($) => $.reminder.held, { count: held })}
            <Button variant="default" size="compact-sm" onClick={() => setTicks(withHeldBack(listed, ticks))}>
              {t(($) => $.reminder.tickHeld)}
            </Button>
          </span>
        </Notice>
      )}
      <ul className={styles.sheet}>
        {shown.map((one) => (
          <RemindedExhibitor
            key={one.exhibitor.id}
            one={one}
            ticks={ticks}
            onTick={(id, ticked) => setTicks(new Map(ticks).set(id, ticked))}
          />
        ))}
        {shown.length === 0 && (
          <li className={styles.empty}>
            {t(($) => $.reminder.noMatch)}{' '}
            <MeantAmong
              names={listed.map(({ exhibitor }) => exhibitor.company_name)}
              typed={wanted}
              onChoose={setWanted}
            />
          </li>
        )}
      </ul>
      <div className={styles.own}>
        <DraftNotice draft={draft} />
        <Textarea
          label={t(($) => $.reminder.message)}
          description={t(($) => $.reminder.messageHint)}
          rows={3}
          maxLength={MAX_REMINDER_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Preview listed={listed} chosen={chosen} message={message} catalogId={open.catalog.id} />
      </div>
      <div className={styles.foot}>
        {chosen.again > 0 && (
          <Notice tone="wait">{t(($) => $.reminder.again, { count: chosen.again })}</Notice>
        )}
        <div className={styles.buttons}>
          {chosen.count > 0 ? (
            <Button loading={busy} onClick={() => void send()}>
              {t(($) => $.reminder.send, { count: chosen.count })}
            </Button>
          ) : (
            <p role="status">{t(($) => $.reminder.nobody)}</p>
          )}
          <BackButton to={start?.to ?? '/exhibitor'} />
        </div>
      </div>
    </>
  );
}

type PreviewProps = {
  listed: ReminderPreview['data'];
  chosen: ReturnType<typeof chosenOf>;
  message: string;
  catalogId: number;
};

/** The mail to the first of the chosen exhibitors. */
function Preview({ listed, chosen, message, catalogId }: PreviewProps) {
  const id = chosen.lines[0]?.exhibitor_id;
  const one = listed.find(({ exhibitor }) => exhibitor.id === id);
  if (!one) return null;
  const lines = chosen.lines.filter(({ exhibitor_id }) => exhibitor_id === one.exhibitor.id);
  const form = {
    catalog_id: catalogId,
    exhibitor_id: one.exhibitor.id,
    lines,
    message: message.trim() || null,
  };
  return <OneMail form={form} company={one.exhibitor.company_name} />;
}

function useSending(open: ReminderPreview, ticks: Ticks, message: string, onSent: () => void) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [intention] = useState(createIntention);
  const chosen = chosenOf(open.data, ticks);
  const title = t(($) => $.reminder.send, { count: chosen.count });

  async function send() {
    if (!(await confirm({ title, text: t(($) => $.reminder.askText), confirm: title }))) return;
    setBusy(true);
    try {
      const again = chosen.again > 0 ? (1 as const) : (0 as const);
      const count = await remindExhibitors(
        { catalog_id: open.catalog.id, lines: chosen.lines, again, message: message.trim() || null },
        intention,
      );
      if (count > 0)
        notify(
          'success',
          t(($) => $.reminder.sent, { count }),
        );
      else
        notify(
          'info',
          t(($) => $.reminder.allDone),
        );
      onSent();
    } catch (error) {
      notify('danger', errorText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return { chosen, busy, send };
}
