import { Button } from '@mantine/core';
import type { MailingLetters, MailRecipients } from '@rebblatt/contracts';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BackButton } from '../../../form/back-button.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { formSheet } from '../../../form/form-layout.tsx';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { Withdrawn } from '../../../form/withdrawn.ts';
import type { Intention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { sendMailing, writeToExhibitors } from '../mailing.api.ts';
import { LetterFields } from './letter-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './mailing-sheet.module.css';
import { RecipientList } from './recipient-list.tsx';

const atWork = contract('mailingForm');
const toFair = contract('writtenLetter');

const noLetters = { subject: '', text: '', subject_fr: '', text_fr: '', subject_en: '', text_en: '' };

type SheetProps = {
  /** Whose exhibitors are written to; null for those of the fair. */
  catalog: { id: number; name: string } | null;
  /** The list to go back to. */
  base: string;
  known: MailRecipients;
  /** Whether the message is bound to the collection of its catalogue. */
  bound: boolean;
};

/** Sends what was written to those who are chosen. @returns how many they are */
type Send = (message: MailingLetters, exhibitors: number[], intention: Intention) => Promise<number>;

/** The message in its languages, whom it is for, and how each of them will read it. */
export function MailingSheet({ catalog, base, known, bound }: SheetProps) {
  const { t } = useTranslation();
  const fromScreen = useChoiceOfScreen();
  const [without, setWithout] = useState<ReadonlySet<number>>(() => withoutAllBut(known.data, fromScreen));
  const usual = withoutAllBut(known.data, fromScreen);
  const catalogId = catalog?.id ?? null;
  const chosen = known.data.filter(({ id }) => !without.has(id));
  const exhibitors = chosen.map(({ id }) => id);
  const values = useMemo(() => ({ catalog_id: catalogId, ...noLetters }), [catalogId]);
  const send: Send = (message, to, intention) =>
    bound && catalogId !== null
      ? sendMailing({ ...message, catalog_id: catalogId, exhibitors: to }, intention)
      : writeToExhibitors({ ...message, catalog_id: catalogId, exhibitors: to }, intention);

  async function agreed({ subject }: { subject: string }): Promise<boolean> {
    return confirm({
      title: t(($) => $.mailing.ask, { subject, count: chosen.length }),
      text: t(($) => $.mailing.askText),
      confirm: t(($) => $.mailing.send, { count: chosen.length }),
    });
  }

  return (
    <Form<typeof values, MailingLetters, number>
      schema={bound ? atWork : toFair}
      values={values}
      clearOnSaved
      className={styles.columns}
      onSubmit={async (payload, intention) => {
        if (!(await agreed(payload))) throw new Withdrawn();
        return send(payload, exhibitors, intention);
      }}
      onSaved={(count) =>
        notify('success', `${t(($) => $.mailing.sent, { count })} ${t(($) => $.mailing.seeAll)}`)
      }
    >
      <div className={formSheet}>
        <LetterFields
          recipients={chosen}
          ofCatalog={catalog !== null}
          hasDays={known.data.some(({ days_left }) => days_left !== null && days_left >= 0)}
        />
        <div className={styles.buttons}>
          <SendButton count={chosen.length} />
          <BackButton to={base} />
        </div>
      </div>
      <RecipientList
        known={known}
        without={without}
        leftOut={unknownOf(known.data, fromScreen)}
        onChange={setWithout}
      />
      <KeptChoice
        name={fromScreen ?? ''}
        chosen={exhibitors.join()}
        first={known.data.flatMap(({ id }) => (usual.has(id) ? [] : id)).join()}
        restore={(ids) => setWithout(withoutAllBut(known.data, ids))}
      />
      {chosen.length > 0 && (
        <MailPreview
          recipients={chosen}
          catalog={catalog?.name ?? null}
          from={known.from}
          replyTo={known.reply_to}
        />
      )}
    </Form>
  );
}

/** Whom another screen has chosen, as `3,12`: in the address, or where they are too many for one, beside it. */
function useChoiceOfScreen(): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const beside = typeof state === 'object' && state !== null && 'exhibitors' in state && state.exhibitors;
  return typeof beside === 'string' ? beside : params.get('exhibitors');
}

/** Everybody but those whom another screen has chosen. @param ids `3,12`; null: no choice */
function withoutAllBut(all: MailRecipients['data'], ids: string | null): ReadonlySet<number> {
  if (ids === null) return new Set();
  const chosen = new Set(ids.split(',').map(Number));
  return new Set(all.flatMap(({ id }) => (chosen.has(id) ? [] : id)));
}

/** How many of those whom another screen has chosen cannot be written to. @param ids as in {@link withoutAllBut} */
function unknownOf(all: MailRecipients['data'], ids: string | null): number {
  const reachable = new Set(all.map(({ id }) => id));
  return ids === null ? 0 : ids.split(',').filter((id) => !reachable.has(Number(id))).length;
}

type Choice = { name: string; chosen: string; first: string; restore: (ids: string | null) => void };

/**
 * Keeps with a draft whom it is for: a message that comes back for two exhibitors must not go to all of them.
 * @param name the choice of another screen, which has a draft of its own
 * @param chosen the ids, as in {@link withoutAllBut}; `first` those of the beginning
 */
function KeptChoice({ name, chosen, first, restore }: Choice) {
  const { isDirty } = useFormState();
  useKeptWork<string>(
    `recipients (${name})`,
    () => (isDirty && chosen !== first ? chosen : undefined),
    restore,
    {
      clear: () => restore(name === '' ? null : name),
    },
  );
  return null;
}

function SendButton({ count }: { count: number }) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} disabled={count === 0}>
      {t(($) => $.mailing.send, { count })}
    </Button>
  );
}
