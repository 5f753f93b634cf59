import { Button } from '@mantine/core';
import { type CatalogItem, laterDays, type Participation } from '@rebblatt/contracts';
import { useMemo } from 'react';
import { contract } from '../../../../form/contract.ts';
import { DateField } from '../../../../form/date-field.tsx';
import { Form } from '../../../../form/form.tsx';
import { FormButtons } from '../../../../form/form-buttons.tsx';
import { formatDate, today } from '../../../../lib/date.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { notify } from '../../../../ui/snackbar-store.ts';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { setLaterDeadline } from '../../participation.api.ts';
import { Section } from './section.tsx';

const schema = contract('laterDeadline');

type Props = { catalog: Pick<CatalogItem, 'id' | 'to'>; participation: Participation };

/** Until when the exhibitor may work on the catalogue: as everybody, or until a later day of their own. */
export function Deadline({ catalog, participation }: Props) {
  const { t } = useTranslation();
  const { exhibitor, later_until: until } = participation;
  const { first, last } = laterDays(catalog.to, today());
  const values = useMemo(() => ({ until }), [until]);
  const set = (day: string | null) => setLaterDeadline(String(catalog.id), exhibitor.id, day);

  /** Undone at once, the exhibitor does not hear of it. */
  function say(now: string | null) {
    const undo = { label: t(($) => $.ui.undo), run: () => void change(until, false) };
    const text = now
      ? t(($) => $.standing.participation.ownEndSet, { date: formatDate(now) })
      : t(($) => $.standing.participation.ownEndRemoved);
    notify('success', text, until !== null && until < first ? undefined : undo);
  }

  async function change(day: string | null, tell = true) {
    try {
      const now = await set(day);
      if (tell) say(now);
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }

  return (
    <Section title={t(($) => $.standing.participation.deadline)}>
      <p>{t(($) => $.standing.participation.endsFor, { date: formatDate(catalog.to) })}</p>
      {until && (
        <p>
          <StatusTag tone={until < today() ? 'neutral' : 'wait'}>
            {until < today()
              ? t(($) => $.standing.participation.ownEnded, { date: formatDate(until) })
              : t(($) => $.standing.participation.ownEnd, { date: formatDate(until) })}
          </StatusTag>
        </p>
      )}
      {first > last ? (
        <p>{t(($) => $.standing.participation.tooLateForOwn)}</p>
      ) : (
        <Form
          key={until}
          schema={schema}
          values={values}
          onSubmit={(form: { until: string | null }) => set(form.until)}
          onSaved={say}
        >
          <DateField
            name="until"
            label={t(($) => $.standing.later.field)}
            description={t(($) => $.standing.participation.ownHint)}
            minDate={first}
            maxDate={last}
          />
          <FormButtons>
            {until && (
              <Button variant="default" onClick={() => void change(null)}>
                {t(($) => $.standing.participation.ownEndRemove)}
              </Button>
            )}
          </FormButtons>
        </Form>
      )}
    </Section>
  );
}
