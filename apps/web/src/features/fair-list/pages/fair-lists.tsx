import type { FairStand } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { AddressList } from '../components/address-list.tsx';
import { ListFrame } from '../components/list-frame.tsx';
import { StandPlan } from '../components/plan/stand-plan.tsx';
import { ServiceList, ServicesByCompany } from '../components/service-list.tsx';
import { StandList } from '../components/stand-list.tsx';
import { addressesOf, orderedServicesOf, standsOf } from '../fair-list.api.ts';
import { addressColumns, serviceColumns, standColumns } from '../fair-list.columns.ts';
import {
  addressesIn,
  askedIn,
  byCompanyIn,
  type ListName,
  listIn,
  servicesIn,
  standsIn,
  withoutSearch,
} from '../fair-list.rules.ts';

type Props = { id: string; name: string };

const holdersOf = (rows: readonly FairStand[]) => rows.flatMap(({ company }) => company?.company_name ?? []);
const companiesOf = (rows: readonly { company_name: string }[]) =>
  rows.map(({ company_name }) => company_name);

/** The lists a fair runs on: `?list=` says which, the rest of the address what is shown of it. */
export function FairLists() {
  const { catalog: id = '' } = useParams();
  const [params] = useSearchParams();
  const catalog = useQuery(catalogCalls.one(id));
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  if (!catalog.data) return <Loading />;
  const List = screens[listIn(params)];
  return <List id={id} name={catalog.data.name} />;
}

function Stands({ id, name }: Props) {
  const { t } = useTranslation();
  const asked = askedIn(useSearchParams()[0]);
  const query = useQuery(standsOf(id));
  const stands = query.data?.data ?? [];
  const shown = standsIn(stands, asked);
  return (
    <ListFrame
      {...{ id, name, query, shown }}
      list="stands"
      columns={standColumns(t)}
      stands={stands}
      companies={holdersOf(standsIn(stands, withoutSearch(asked)))}
    >
      <StandList rows={shown} />
    </ListFrame>
  );
}

function StandsPlan({ id, name }: Props) {
  const { t } = useTranslation();
  const asked = askedIn(useSearchParams()[0]);
  const query = useQuery(standsOf(id));
  const stands = query.data?.data ?? [];
  const shown = standsIn(stands, asked);
  return (
    <ListFrame
      {...{ id, name, query, shown, stands }}
      list="plan"
      columns={standColumns(t)}
      companies={holdersOf(standsIn(stands, withoutSearch(asked)))}
    >
      <StandPlan rows={shown} stands={stands} />
    </ListFrame>
  );
}

function Services({ id, name }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const query = useQuery(orderedServicesOf(id));
  const asked = askedIn(params);
  const services = query.data?.data ?? [];
  const shown = servicesIn(services, asked);
  return (
    <ListFrame
      {...{ id, name, query, shown }}
      list="services"
      columns={serviceColumns(t)}
      services={services}
      companies={companiesOf(servicesIn(services, withoutSearch(asked)))}
    >
      {byCompanyIn(params) ? <ServicesByCompany rows={shown} /> : <ServiceList rows={shown} />}
    </ListFrame>
  );
}

function Addresses({ id, name }: Props) {
  const { t } = useTranslation();
  const query = useQuery(addressesOf(id));
  const asked = askedIn(useSearchParams()[0]);
  const addresses = query.data?.data ?? [];
  const shown = addressesIn(addresses, asked);
  return (
    <ListFrame
      {...{ id, name, query, shown }}
      list="addresses"
      columns={addressColumns(t)}
      companies={companiesOf(addressesIn(addresses, withoutSearch(asked)))}
    >
      <AddressList rows={shown} />
    </ListFrame>
  );
}

const screens: Record<ListName, typeof Stands> = {
  stands: Stands,
  plan: StandsPlan,
  services: Services,
  addresses: Addresses,
};
