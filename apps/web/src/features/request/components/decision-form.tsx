import type { AdminRequestItem, SeenOrder, ServiceItem } from '@rebblatt/contracts';
import { MAX_REQUEST_REMARK, SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { errorBodyOf } from '../../../lib/error-text.ts';
import { later } from '../../../lib/later.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { decideRequest } from '../request.api.ts';
import { decisionValues } from '../request.form.ts';
import { AskedFor } from './asked-for.tsx';
import { Before } from './before.tsx';
import { CountFields } from './count-fields.tsx';
import { DecisionKeys } from './decision-keys.tsx';
import { PageRows } from './page-rows.tsx';
import { Part } from './part.tsx';
import { ServiceFields } from './service-fields.tsx';
import { StandsField } from './stands-field.tsx';
import { Swaps } from './swaps.tsx';
import { undoOf } from './undo-of.ts';
import { WishedDeck } from './wished-deck.tsx';
import { WordsOfRejection } from './words-of-rejection.tsx';

const schema = contract('adminRequestUpdate');

const question = later(() => import('./decision-dialog.tsx'));

type Props = {
  item: AdminRequestItem;
  services: ServiceItem[];
  /** The order as this administrator last saw it; null the first time. */
  seen: SeenOrder | null;
  onSaved: (item: AdminRequestItem) => void;
  /** The list that "Zurück" leads to; without one there is no such button. */
  backTo?: string;
  /** In the queue A and R choose the decision. */
  inQueue?: boolean;
  /** Called when the decision was taken back from its message. */
  onUndone?: () => void;
};

/** Stands, pages and services of a request, and the decision on it. */
export function DecisionForm({ item, services, seen, onSaved, onUndone, backTo, inQueue = false }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => decisionValues(services, item), [services, item]);
  const valuesOf = useCallback((stored: AdminRequestItem) => decisionValues(services, stored), [services]);
  const waited = useRef(false);
  // After a conflict the question is about what another administrator decided meanwhile.
  const stored = useRef(item);
  if (item.version > stored.current.version) stored.current = item;
  const isNew = item.winePages.every(({ pageId }) => pageId === null);
  const before = (known: number | undefined, now: number) =>
    seen && (known ?? 0) !== now ? <Before value={known ?? 0} /> : undefined;

  function tell(saved: AdminRequestItem) {
    const name = saved.exhibitor.company_name;
    onSaved(saved);
    const message =
      saved.accepted === 0
        ? t(($) => $.request.rejectedNow, { name })
        : isNew
          ? t(($) => $.request.acceptedNow, { name })
          : t(($) => $.request.savedNow, { name });
    notify('success', message, waited.current ? undoOf(t, saved, onUndone) : undefined);
    scrollTo({ top: 0 });
  }

  return (
    <Form
      className={formSheet}
      about={`request-${item.id}`}
      draft
      schema={schema}
      values={values}
      valuesOf={valuesOf}
      onSubmit={async (form) => {
        waited.current = stored.current.state === 'sent';
        if (!waited.current)
          await (await question.fetch()).askToDecideAgain(t, stored.current, form.accepted);
        return decideRequest(item.id, form).catch((error: unknown) => {
          const body = errorBodyOf(error);
          if (body?.error === 'conflict.stale' && body.data) stored.current = body.data as AdminRequestItem;
          throw error;
        });
      }}
      onSaved={tell}
    >
      <Fields>
        <Part title={t(($) => $.request.order)}>
          <AskedFor item={item} seen={seen} />
          <WishedDeck item={item} seen={seen} />
          <CountFields note={(count) => before(seen?.[count], item[count])} />
        </Part>
        <Part title={t(($) => $.request.standsTitle)} hint={t(($) => $.request.standsHint)}>
          <StandsField item={item} onShips={item.catalog.catalog_type === SHIP_CATALOG_TYPE} />
          <Swaps item={item} />
        </Part>
        <Part title={t(($) => $.request.winePages)} hint={t(($) => $.request.rowsHint)}>
          <PageRows name="winePages" count="count_pages_wine" pages={item.winePages} />
        </Part>
        <PageRows
          name="adPages"
          count="count_pages_advertising"
          pages={item.adPages}
          title={t(($) => $.request.adPages)}
        />
        {services.length > 0 && (
          <Part title={t(($) => $.request.services)}>
            <ServiceFields
              services={services}
              note={({ id }) => before(seen?.service[id]?.amount, item.service[id]?.amount ?? 0)}
            />
          </Part>
        )}
        <Part title={t(($) => $.request.decisionTitle)}>
          <Fields>
            <RadioField
              name="accepted"
              label={t(($) => $.request.decision)}
              description={inQueue ? t(($) => $.decide.requestKeys) : undefined}
              options={[
                { value: 1, label: t(($) => $.request.accept) },
                { value: 0, label: t(($) => $.request.reject) },
              ]}
              required
            />
            <WordsOfRejection item={item} />
            {inQueue && <DecisionKeys />}
            <TextareaField
              name="comment"
              label={t(($) => $.request.comment)}
              description={t(($) => $.request.commentHint)}
              rows={10}
              maxLength={MAX_REQUEST_REMARK}
            />
          </Fields>
        </Part>
      </Fields>
      <FormButtons backTo={backTo} />
    </Form>
  );
}
