import { Button, Modal, NativeSelect } from '@mantine/core';
import { type ContactItem, type ContactRight, contactRights, mailTopics } from '@rebblatt/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CheckboxesField } from '../../../form/checkboxes-field.tsx';
import { ChoiceBoxes } from '../../../form/choice-boxes.tsx';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { formatDateTime } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { addContact, changeContact, contactsOf, removeContact } from '../contact.api.ts';
import styles from './contacts-dialog.module.css';

const schema = contract('contactCreate');

type Rights = Partial<Pick<ContactItem, 'may' | 'mails'>>;

type Props = { opened: boolean; exhibitorId: number; onClose: () => void };

const rightsOf = (t: Translate) =>
  contactRights.map((value) => ({ value, label: t(($) => $.contact.may[value]) }));

const topicsOf = (t: Translate) =>
  mailTopics.map((value) => ({ value, label: t(($) => $.contact.topics[value]) }));

/** The people who sign in for a company: what each may do, and a form for one more. */
export function ContactsDialog({ opened, exhibitorId, onClose }: Props) {
  const { t } = useTranslation();
  // A dialog restores the focus only if it was mounted closed.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      size="lg"
      title={t(($) => $.contact.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <Contacts exhibitorId={exhibitorId} />
    </Modal>
  );
}

function Contacts({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(contactsOf(exhibitorId));
  if (error) return <ErrorState error={error} />;
  if (!data) return <Loading />;
  return (
    <>
      <p>{t(($) => $.contact.intro)}</p>
      {data.length > 0 && (
        <ul className={styles.people}>
          {data.map((contact) => (
            <Person key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      <NewContact exhibitorId={exhibitorId} />
    </>
  );
}

/** Since when somebody signs in, or that they have not come yet. */
const standingOf = (t: Translate, { state, last_sign_in }: ContactItem) =>
  state === 'invited'
    ? t(($) => $.contact.invited)
    : last_sign_in
      ? t(($) => $.contact.cameAt, { at: formatDateTime(last_sign_in) ?? '' })
      : t(($) => $.contact.neverCame);

function Person({ contact }: { contact: ContactItem }) {
  const { t } = useTranslation();
  const { id, name, email, may, mails, version } = contact;
  const called = name ?? email;
  const failed = (error: Error) => notify('danger', errorText(t, error));
  // What was chosen is shown at once, until the server has it or refuses it: a mutation says a moment
  // later that it runs, and until then the box would jump back under the finger.
  const [chosen, setChosen] = useState<Rights | null>(null);
  const change = useMutation({
    mutationFn: (changed: Rights) => changeContact(id, { name: called, may, mails, version, ...changed }),
    onSuccess: (_, changed) =>
      notify(
        'success',
        t(($) => (changed.may ? $.contact.changed : $.contact.mailsChanged), { name: called }),
      ),
    onError: failed,
    onSettled: () => setChosen(null),
  });
  const shown = { may, mails, ...chosen };
  const choose = (changed: Rights) => {
    setChosen(changed);
    change.mutate(changed);
  };
  async function remove() {
    const title = t(($) => $.contact.removeTitle, { name: called });
    const sure = await confirm({
      title,
      text: t(($) => $.contact.removeText),
      confirm: t(($) => $.contact.remove),
      danger: true,
    });
    if (sure) await removeContact(id).catch(failed);
  }
  return (
    <li>
      <div>
        <strong>{called}</strong>
        <span>{email}</span>
        <span>{standingOf(t, contact)}</span>
      </div>
      <NativeSelect
        aria-label={t(($) => $.contact.mayOf, { name: called })}
        data={rightsOf(t)}
        value={shown.may}
        disabled={chosen !== null}
        onChange={(event) => choose({ may: event.currentTarget.value as ContactRight })}
      />
      <Button variant="default" onClick={() => void remove()}>
        {t(($) => $.contact.remove)}
      </Button>
      <div className={styles.mails}>
        <ChoiceBoxes
          label={t(($) => $.contact.mails)}
          name={t(($) => $.contact.mailsOf, { name: called })}
          options={topicsOf(t)}
          value={shown.mails}
          disabled={chosen !== null}
          onChange={(topics) => choose({ mails: topics })}
        />
      </div>
    </li>
  );
}

function NewContact({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation();
  const [values] = useState({
    name: '',
    email: '',
    may: 'fill',
    mails: [...mailTopics],
    exhibitor_id: exhibitorId,
  });
  return (
    <section className={styles.add} aria-label={t(($) => $.contact.add)}>
      <h3>{t(($) => $.contact.add)}</h3>
      <Form
        schema={schema}
        values={values}
        about={`contact-${exhibitorId}`}
        guarded={false}
        clearOnSaved
        onSubmit={addContact}
        onSaved={({ email }) =>
          notify(
            'success',
            t(($) => $.contact.added, { email }),
          )
        }
      >
        <Fields>
          <TextField name="name" label={t(($) => $.contact.name)} autoComplete="off" />
          <TextField name="email" label={t(($) => $.contact.email)} autoComplete="off" />
          <RadioField name="may" label={t(($) => $.contact.right)} options={rightsOf(t)} />
          <CheckboxesField name="mails" label={t(($) => $.contact.mails)} options={topicsOf(t)} />
        </Fields>
        <FormButtons save={t(($) => $.contact.invite)} />
      </Form>
    </section>
  );
}
