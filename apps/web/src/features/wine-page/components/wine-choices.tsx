import { Button, Checkbox, TextInput } from '@mantine/core';
import type { CandidateWine, PageCategoryItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { DraftNotice } from '../../../form/draft-notice.tsx';
import { MAX_SHOWN } from '../../../form/select-options.ts';
import { parseAmount } from '../../../form/typed-amount.ts';
import { useKeptWork } from '../../../form/use-kept-work.ts';
import { keepTyped } from '../../../lib/early-keys.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { candidatesOf } from '../../page-category/page-category.api.ts';
import styles from './add-list.module.css';
import { between, fitsAlready, found, groupsOf, lackedSize } from './add-list.rules.ts';
import { AddListRow } from './add-list-row.tsx';
import { useContent } from './editing.ts';
import { NewWine } from './new-wine.tsx';
import { type Added, useAddWines } from './use-add-wines.ts';
import { useHeld } from './use-held.ts';

/** From how many wines on they can be searched. */
const SEARCHED_FROM = 9;

type Props = { category: PageCategoryItem; onClose: () => void };

/** All wines that are not on the page, to tick; one without a price gets it here, and a new one is created here. */
export function WineChoices({ category, onClose }: Props) {
  const { t } = useTranslation();
  const addWines = useAddWines();
  const { categories } = useContent();
  const used = new Set(categories.flatMap(({ wines }) => wines.map(({ id }) => id)));
  const query = useQuery({ ...candidatesOf(category.id, 1), staleTime: 0 });
  const { data = [], error, isSuccess, isLoading, refetch } = query;
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useHeld<ReadonlySet<number>>(`picked-${category.id}`, new Set());
  const [prices, setPrices] = useHeld<Record<number, string>>(`prices-${category.id}`, {});
  const typed = Object.values(prices).some((text) => text.trim() !== '');
  const kept = useKeptWork<{ prices: Record<number, string>; picked: number[] }>(
    `list-${category.id}`,
    () => (typed ? { prices, picked: [...picked] } : undefined),
    (found) => {
      setPrices(found.prices);
      setPicked(new Set(found.picked));
    },
    { clear: () => reset() },
  );
  const [creating, setCreating] = useState(false);
  const last = useRef<number | null>(null);

  const groups = groupsOf(data.filter(({ id }) => !used.has(id)));
  const offered = groups.flatMap(({ wines }) => wines);
  const matches = found(offered, search);
  const shown = matches.slice(0, MAX_SHOWN);
  /** The group that a wine is the first of among those shown. */
  const headed = (wine: CandidateWine) =>
    groups.find((group) => shown.find((one) => group.wines.includes(one)) === wine)?.name;
  const priceOf = (wine: CandidateWine) => parseAmount(prices[wine.id] ?? '');
  const ready = (wine: CandidateWine) =>
    typeof priceOf(wine) === 'number' || (fitsAlready(wine, category) && priceOf(wine) === null);
  const chosen = offered.filter((wine) => picked.has(wine.id) && ready(wine));
  const takeable = shown.filter(ready);
  const all = takeable.length > 0 && takeable.every(({ id }) => picked.has(id));

  function pick(ids: readonly number[], on: boolean) {
    const next = new Set(picked);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setPicked(next);
  }

  function toggle(wine: CandidateWine, on: boolean, range: boolean) {
    pick(range && last.current !== null ? between(takeable, last.current, wine.id) : [wine.id], on);
    last.current = wine.id;
  }

  function typePrice(wine: CandidateWine, text: string) {
    setPrices({ ...prices, [wine.id]: text });
    pick([wine.id], typeof parseAmount(text) === 'number');
  }

  function reset() {
    setPicked(new Set());
    setPrices({});
  }

  function close() {
    kept.forget();
    reset();
    onClose();
  }

  function add() {
    const wines = chosen.map((wine): Added => {
      const size = lackedSize(wine, category);
      const price = priceOf(wine);
      return size && typeof price === 'number' ? { wine, missing: { size, price } } : { wine };
    });
    addWines(category.id, wines);
    close();
  }

  /** Enter after ticking adds what is ticked, without the way through all the wines to the button; in a price it goes on. */
  function onKey(event: KeyboardEvent) {
    if (creating) return;
    if (event.key === 'Escape') close();
    const ticking = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    if (event.key === 'Enter' && ticking && chosen.length > 0) {
      event.preventDefault();
      add();
    }
  }

  return (
    <section
      className={styles.panel}
      aria-label={t(($) => $.evening.list.title, { name: category.category })}
      onKeyDown={onKey}
    >
      <DraftNotice draft={kept} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!creating && (
        <>
          {offered.length >= SEARCHED_FROM && (
            <TextInput
              size="xs"
              value={search}
              aria-label={t(($) => $.evening.list.search)}
              placeholder={t(($) => $.evening.list.search)}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
          {isSuccess && offered.length === 0 && (
            <p className={styles.note}>{t(($) => $.evening.list.none)}</p>
          )}
          {takeable.length > 1 && (
            <Checkbox
              label={t(($) => $.evening.list.all, { count: takeable.length })}
              checked={all}
              indeterminate={!all && takeable.some(({ id }) => picked.has(id))}
              onChange={() =>
                pick(
                  takeable.map(({ id }) => id),
                  !all,
                )
              }
            />
          )}
          <ul className={styles.wines} data-prices>
            {shown.map((wine) => (
              <Fragment key={wine.id}>
                {groups.length > 1 && headed(wine) && (
                  <li className={styles.group}>{t(($) => $.evening.list.group[headed(wine) ?? 'others'])}</li>
                )}
                <AddListRow
                  wine={wine}
                  category={category}
                  picked={picked.has(wine.id) && ready(wine)}
                  ready={ready(wine)}
                  price={prices[wine.id] ?? ''}
                  onPick={(on, range) => toggle(wine, on, range)}
                  onPrice={(text) => typePrice(wine, text)}
                />
              </Fragment>
            ))}
          </ul>
          {matches.length > shown.length && (
            <p className={styles.note}>
              {t(($) => $.form.moreOptions, {
                count: matches.length - shown.length,
                more: matches.length - shown.length,
              })}
            </p>
          )}
        </>
      )}
      {creating ? (
        <NewWine category={category} onClose={() => setCreating(false)} />
      ) : isLoading ? null : (
        // Not before the wines, which would push a button away while it is pressed.
        <div className={styles.buttons}>
          <Button disabled={chosen.length === 0} onClick={add}>
            {t(($) => $.evening.list.add, { count: chosen.length })}
          </Button>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => {
              keepTyped();
              setCreating(true);
            }}
          >
            {t(($) => $.evening.list.fresh)}
          </Button>
          <Button variant="subtle" onClick={close}>
            {t(($) => $.ui.close)}
          </Button>
        </div>
      )}
    </section>
  );
}
