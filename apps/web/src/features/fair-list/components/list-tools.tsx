import { NativeSelect, TextInput } from '@mantine/core';
import type { FairStand, OrderedService } from '@rebblatt/contracts';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { useTypedValue } from '../../../table/use-typed-value.ts';
import { askedIn, byCompanyIn, type Choice, type ListName, languagesOf } from '../fair-list.rules.ts';
import styles from './fair-list.module.css';

type Option = { value: string; label: string };

type Props = {
  list: ListName;
  /** The rows of the list, of which the choices are made. */
  stands?: readonly FairStand[] | undefined;
  services?: readonly OrderedService[] | undefined;
};

/** What is shown of a list: a search and choices, all kept in the address. */
export function ListTools({ list, stands = [], services = [] }: Props) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const set = (name: string, value: string) => {
    // The address as it is now: another list may be on its way to the screen.
    const next = new URLSearchParams(location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const typed = useTypedValue(asked.search, (text) => set('search', text));
  const search = t(($) => $.fairList.search[list]);
  const ships = [...new Set(stands.flatMap(({ ship }) => ship ?? []))];
  const offered = new Map(services.map((one) => [one.service_id, shownName(one, one.name)]));

  const choice = (name: Choice, label: string, options: Option[]) => (
    <NativeSelect
      key={name}
      aria-label={label}
      value={asked[name]}
      onChange={({ currentTarget: { value } }) => set(name, value)}
      data={[{ value: '', label }, ...options]}
    />
  );
  const states = () =>
    choice(
      'state',
      t(($) => $.fairList.allStates),
      (['accepted', 'sent'] as const).map((value) => ({ value, label: t(($) => $.fairList.state[value]) })),
    );

  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        w={{ base: '100%', xs: 'auto' }}
        flex={{ xs: '1 1 12rem' }}
        maw={{ xs: 280 }}
        leftSection={<Search size={16} aria-hidden />}
        aria-label={search}
        placeholder={search}
        maxLength={100}
        value={typed.value}
        onChange={(event) => typed.onType(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && typed.onEnter()}
        onBlur={typed.onLeave}
      />
      {(list === 'stands' || list === 'plan') && (
        <>
          {ships.length > 1 &&
            choice(
              'ship',
              t(($) => $.fairList.allShips),
              ships.map((value) => ({ value, label: value })),
            )}
          {choice(
            'standing',
            t(($) => $.fairList.allStandings),
            (['free', 'waiting', 'taken'] as const).map((value) => ({
              value,
              label: t(($) => $.fairList.standing[value]),
            })),
          )}
        </>
      )}
      {list === 'services' && (
        <>
          {choice(
            'service',
            t(($) => $.fairList.allServices),
            [...offered].map(([value, label]) => ({ value: String(value), label })),
          )}
          {states()}
          <NativeSelect
            aria-label={t(($) => $.fairList.groupedBy)}
            value={byCompanyIn(params) ? 'company' : ''}
            onChange={({ currentTarget: { value } }) => set('by', value)}
            data={[
              { value: '', label: t(($) => $.fairList.by.service) },
              { value: 'company', label: t(($) => $.fairList.by.company) },
            ]}
          />
        </>
      )}
      {list === 'addresses' && (
        <>
          {choice(
            'language',
            t(($) => $.fairList.allLanguages),
            languagesOf.map((value) => ({ value, label: t(($) => $.fairList.language[value]) })),
          )}
          {states()}
        </>
      )}
    </div>
  );
}
