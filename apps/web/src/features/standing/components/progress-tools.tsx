import { NativeSelect, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useTypedValue } from '../../../table/use-typed-value.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { companyIn, orderIn, orders } from '../progress.rules.ts';
import styles from './progress.module.css';

const tones = ['ok', 'wait', 'danger', 'info', 'neutral'] as const;

/** Search and order of the rows, both kept in the address, and what the signs mean. */
export function ProgressTools() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const typed = useTypedValue(companyIn(params), (text) => set('company', text));
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          w={{ base: '100%', xs: 280 }}
          leftSection={<Search size={16} aria-hidden />}
          aria-label={t(($) => $.standing.searchCompany)}
          placeholder={t(($) => $.standing.searchCompany)}
          maxLength={100}
          value={typed.value}
          onChange={(event) => typed.onType(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed.onEnter()}
          onBlur={typed.onLeave}
        />
        <NativeSelect
          aria-label={t(($) => $.standing.order)}
          value={orderIn(params)}
          onChange={({ currentTarget: { value } }) => set('order', value === 'company' ? '' : value)}
          data={orders.map((value) => ({ value, label: t(($) => $.standing.orders[value]) }))}
        />
      </div>
      <ul className={styles.legend} aria-label={t(($) => $.standing.legend.title)}>
        {tones.map((tone) => (
          <li key={tone}>
            <StatusTag tone={tone}>{t(($) => $.standing.legend[tone])}</StatusTag>
          </li>
        ))}
        <li>{t(($) => $.standing.legend.positions)}</li>
      </ul>
    </>
  );
}
