import type { AdminRequestItem, SeenOrder, ServiceItem } from '@rebblatt/contracts';
import { MAX_REQUEST_REMARK, SHIP_CATALOG_TYPE } from '@rebblatt/contracts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { RadioField } from '../../../form/radio-field.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { decideRequest } from '../request.api.ts';
import { decisionValues } from '../request.form.ts';
import { AskedFor } from './asked-for.tsx';
import { Before } from './before.tsx';
import { CountFields } from './count-fields.tsx';
import { PageRows } from './page-rows.tsx';
import { Part } from './part.tsx';
import { ServiceFields } from './service-fields.tsx';
import { StandsField } from './stands-field.tsx';
import { useDecisionQuestion } from './use-decision-question.tsx';

const schema = contract('adminRequestUpdate');

type Props = {
  item: AdminRequestItem;
  services: ServiceItem[];
  /** The order as this administrator last saw it; null the first time. */
  seen: SeenOrder | null;
};

/** Stands, pages and services of a request, and the decision on it. */
export function DecisionForm({ item, services, seen }: Props) {
  const { t } = useTranslation();
  const values = useMemo(() => decisionValues(services, item), [services, item]);
  const valuesOf = useCallback((stored: AdminRequestItem) => decisionValues(services, stored), [services]);
  const ask = useDecisionQuestion(item);
  const isNew = item.winePages.every(({ pageId }) => pageId === null);
  const before = (known: number | undefined, now: number) =>
    seen && (known ?? 0) !== now ? <Before value={known ?? 0} /> : undefined;

  function saved(stored: AdminRequestItem) {
    const name = stored.exhibitor.company_name;
    const said =
      stored.accepted === 0
        ? t(($) => $.request.rejectedNow, { name })
        : isNew
          ? t(($) => $.request.acceptedNow, { name })
          : t(($) => $.request.savedNow, { name });
    notify('success', said);
    scrollTo({ top: 0 });
  }

  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={valuesOf}
      onSubmit={async (form) => {
        await ask(form.accepted);
        return decideRequest(item.id, form);
      }}
      onSaved={saved}
    >
      <Fields>
        <Part title={t(($) => $.request.order)}>
          <AskedFor item={item} seen={seen} />
          <CountFields note={(count) => before(seen?.[count], item[count])} />
        </Part>
        <Part title={t(($) => $.request.standsTitle)} hint={t(($) => $.request.standsHint)}>
          <StandsField item={item} onShips={item.catalog.catalog_type === SHIP_CATALOG_TYPE} />
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
              options={[
                { value: 1, label: t(($) => $.request.accept) },
                { value: 0, label: t(($) => $.request.reject) },
              ]}
              required
            />
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
      <FormButtons backTo="/admin-request" />
    </Form>
  );
}
