import type { FairAddress, FairStand, OrderedService } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { listColumns } from '../../table/columns.ts';

/** The stands as a table, for a file. */
export function standColumns(t: Translate) {
  const column = listColumns<FairStand>();
  return column.columns([
    column.accessor('ship', { id: 'ship', meta: { label: t(($) => $.stand.ship) } }),
    column.accessor('deck', { id: 'deck', meta: { label: t(($) => $.stand.deck) } }),
    column.accessor('stand', { id: 'stand', meta: { label: t(($) => $.stand.stand) } }),
    column.accessor(({ standing }) => t(($) => $.fairList.standing[standing]), {
      id: 'standing',
      meta: { label: t(($) => $.standing.column) },
    }),
    column.accessor(({ company }) => company?.company_name, {
      id: 'company',
      meta: { label: t(($) => $.stand.holder) },
    }),
    column.accessor(({ company }) => company?.contact_person, {
      id: 'contact',
      meta: { label: t(($) => $.exhibitor.contactPerson) },
    }),
    column.accessor(({ company }) => company?.phone, {
      id: 'phone',
      meta: { label: t(($) => $.exhibitor.phone) },
    }),
    column.accessor(({ company }) => company?.city, {
      id: 'city',
      meta: { label: t(($) => $.exhibitor.city) },
    }),
    column.accessor('description', { id: 'description', meta: { label: t(($) => $.stand.description) } }),
  ]);
}

/** Who ordered which service as a table, for a file. */
export function serviceColumns(t: Translate) {
  const column = listColumns<OrderedService>();
  return column.columns([
    column.accessor((row) => shownName(row, row.name), {
      id: 'service',
      meta: { label: t(($) => $.service.name) },
    }),
    column.accessor('company_name', { id: 'company', meta: { label: t(($) => $.stand.holder) } }),
    column.accessor('amount', { id: 'amount', meta: { label: t(($) => $.fairList.amount) } }),
    column.accessor(({ stands }) => stands.join(', '), {
      id: 'stand',
      meta: { label: t(($) => $.stand.stand) },
    }),
    column.accessor('phone', { id: 'phone', meta: { label: t(($) => $.exhibitor.phone) } }),
    column.accessor(({ state }) => t(($) => $.fairList.state[state]), {
      id: 'state',
      meta: { label: t(($) => $.standing.column) },
    }),
  ]);
}

/** The addresses as a table, for a file. */
export function addressColumns(t: Translate) {
  const column = listColumns<FairAddress>();
  return column.columns([
    column.accessor('company_name', { id: 'company', meta: { label: t(($) => $.stand.holder) } }),
    column.accessor('contact_person', {
      id: 'contact',
      meta: { label: t(($) => $.exhibitor.contactPerson) },
    }),
    column.accessor(({ street, number }) => [street, number].filter(Boolean).join(' '), {
      id: 'street',
      meta: { label: t(($) => $.exhibitor.street) },
    }),
    column.accessor('zip_code', { id: 'zip', meta: { label: t(($) => $.exhibitor.zip) } }),
    column.accessor('city', { id: 'city', meta: { label: t(($) => $.exhibitor.city) } }),
    column.accessor('phone', { id: 'phone', meta: { label: t(($) => $.exhibitor.phone) } }),
    column.accessor('email', { id: 'email', meta: { label: t(($) => $.exhibitor.email) } }),
    column.accessor('website', { id: 'website', meta: { label: t(($) => $.exhibitor.website) } }),
    column.accessor(({ stands }) => stands.join(', '), {
      id: 'stand',
      meta: { label: t(($) => $.stand.stand) },
    }),
    column.accessor(({ language }) => t(($) => $.fairList.language[language ?? 'de']), {
      id: 'language',
      meta: { label: t(($) => $.fairList.languageOf) },
    }),
    column.accessor(({ state }) => t(($) => $.fairList.state[state]), {
      id: 'state',
      meta: { label: t(($) => $.standing.column) },
    }),
  ]);
}
