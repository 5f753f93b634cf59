import type { RequestItem, ServiceItem } from '@rebblatt/contracts';
import { MAX_REQUEST_REMARK, requestStates } from '@rebblatt/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { contract } from '../../../form/contract.ts';
import { Form } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { TextareaField } from '../../../form/textarea-field.tsx';
import { Withdrawn } from '../../../form/withdrawn.ts';
import { discardWork } from '../../../lib/kept-work.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { changeRequest, sendRequest } from '../request.api.ts';
import { type OrderStart, orderValues } from '../request.form.ts';
import { CountFields } from './count-fields.tsx';
import { DeckField } from './deck-field.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { OrderSum } from './order-sum.tsx';
import { Part } from './part.tsx';
import { ServiceFields } from './service-fields.tsx';

const newSchema = contract('requestCreate');
const changeSchema = contract('requestUpdate');

type Props = {
  /** The request with which the form began; null if there was none. */
  start: RequestItem | null;
  /** The request as it is now. */
  request: RequestItem | null;
  services: ServiceItem[];
  /** Whether the fair is on ships, so that a deck can be wished. */
  onShips: boolean;
  /** What it begins with where there was no request; its fields are empty without. */
  suggested?: OrderStart | undefined;
  /** Buttons beside the one that sends. */
  more?: ReactNode;
  onSent: (request: RequestItem) => void;
  /** Begins again with the request as it is now. */
  onTake: () => void;
};

/** An exhibitor's order: can be changed after a confirmation until it is accepted. */
export function OrderForm({ start, request, services, onShips, suggested, more, onSent, onTake }: Props) {
  const { t } = useTranslation();
  const values = useMemo(
    () => orderValues(services, start ?? suggested ?? null),
    [services, start, suggested],
  );
  const valuesOf = useCallback((item: RequestItem) => orderValues(services, item), [services]);
  const take = () => {
    // The form that begins again must not find there what gives way to it.
    discardWork();
    onTake();
  };
  const again = request?.state === requestStates.rejected;
  const sendNow = request ? t(($) => $.request.sendChange) : t(($) => $.request.send);
  const sendLabel = again ? t(($) => $.request.sendAgain) : sendNow;
  const shared = {
    className: formSheet,
    needs: 'everything' as const,
    values,
    valuesOf,
    onSaved: (saved: RequestItem) => {
      onSent(saved);
      notify('success', request ? t(($) => $.request.resent) : t(($) => $.request.sentNow));
    },
    children: (
      <>
        <Elsewhere start={start} request={request} services={services} onTake={take} />
        <Fields>
          <Part title={t(($) => $.request.order)} hint={t(($) => $.request.orderHint)}>
            <CountFields />
            {onShips && <DeckField />}
          </Part>
          {services.length > 0 && (
            <Part title={t(($) => $.request.services)} hint={t(($) => $.request.servicesHint)}>
              <ServiceFields services={services} />
            </Part>
          )}
          <Part title={t(($) => $.request.remarkTitle)}>
            <TextareaField
              name="comment"
              label={t(($) => $.request.remark)}
              description={t(($) => $.request.remarkHint)}
              maxLength={MAX_REQUEST_REMARK}
            />
          </Part>
        </Fields>
        <OrderSum before={request} />
        <FormButtons save={sendLabel}>{more}</FormButtons>
      </>
    ),
  };
  if (request === null) return <Form {...shared} schema={newSchema} onSubmit={sendRequest} />;
  return (
    <Form
      {...shared}
      schema={changeSchema}
      onSubmit={async (order) => {
        const sure = await confirm({
          title: again ? t(($) => $.request.againTitle) : t(($) => $.request.changeTitle),
          text: again ? t(($) => $.request.againText) : t(($) => $.request.changeText),
          confirm: sendLabel,
        });
        if (!sure) throw new Withdrawn();
        // A form that began without a request has no version: what it replaces is what its notice told of.
        return changeRequest(request.id, { ...order, version: order.version ?? request.version });
      }}
    />
  );
}
