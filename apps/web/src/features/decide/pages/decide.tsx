import { Button, Tabs } from '@mantine/core';
import type { SessionCatalog } from '@rebblatt/contracts';
import { isWithExhibitor } from '@rebblatt/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { mayLeaveForms } from '../../../form/leave-guard.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { InCurrentCatalog } from '../../page/in-current-catalog.parts.tsx';
import { waitingLogos, waitingPages, waitingRequests } from '../../release/decide.api.ts';
import styles from '../components/tab.module.css';

// Each tab fetches its own: the requests bring a form, the pages what is drawn on them.
const waiting = <Loading />;
const PageQueue = laterView(() => import('../components/page-queue.tsx').then((module) => module.PageQueue), {
  waiting,
});
const LogoQueue = laterView(() => import('../components/logo-queue.tsx').then((module) => module.LogoQueue), {
  waiting,
});
const RequestQueue = laterView(
  () => import('../components/request-queue.tsx').then((module) => module.RequestQueue),
  { waiting },
);

type Catalog = Pick<SessionCatalog, 'id' | 'name'>;

/** What waits for a decision in any catalogue, `/catalog/:catalog/decide`. */
export function Decide() {
  const { catalog: id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(catalogCalls.one(id));
  if (isPending) return <Loading />;
  if (error) return <ErrorState alone error={error} onRetry={() => void refetch()} />;
  return <Queues catalog={data} list={`/catalog/${id}/page`} />;
}

/** The same for the active catalogue or, since decisions come after the end too, the one that ended last. */
export function DecideActive() {
  return <InCurrentCatalog>{(catalog, list) => <Queues catalog={catalog} list={list} />}</InCurrentCatalog>;
}

const TABS = ['pages', 'logos', 'requests'] as const;
type Tab = (typeof TABS)[number];

function Queues({ catalog, list }: { catalog: Catalog; list: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const pages = useQuery(waitingPages(catalog.id));
  // The list of logos leads to those of exhibitors who are in no catalogue, too.
  const everybody = params.get('of') === 'all';
  const logos = useQuery(waitingLogos(everybody ? null : catalog.id));
  const requests = useQuery(waitingRequests(catalog.id));
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'pages';
  // The queue that is shown is ahead of what the server has said.
  const [left, setLeft] = useState<{ tab: Tab; count: number }>();
  const [onLeft] = useState(() => ({
    pages: (count: number) => setLeft({ tab: 'pages', count }),
    logos: (count: number) => setLeft({ tab: 'logos', count }),
    requests: (count: number) => setLeft({ tab: 'requests', count }),
  }));
  const counts = {
    pages: pages.data?.filter((page) => !isWithExhibitor(page)).length,
    logos: logos.data?.length,
    requests: requests.data?.length,
    ...(left?.tab === tab && { [tab]: left.count }),
  };
  // One word for one population: the number of all exhibitors' logos says that it is theirs.
  const named = { pages: 'pages', logos: everybody ? 'logosOfAll' : 'logos', requests: 'requests' } as const;
  const { panel, byClick } = useLeafing(tab);
  const empty = {
    pages: (
      <Empty list={list} title={t(($) => $.decide.emptyPages)} text={t(($) => $.decide.emptyPagesText)} />
    ),
    logos: (
      <Empty list={list} title={t(($) => $.decide.emptyLogos)} text={t(($) => $.decide.emptyLogosText)} />
    ),
    requests: (
      <Empty
        list={list}
        title={t(($) => $.decide.emptyRequests)}
        text={t(($) => $.decide.emptyRequestsText)}
      />
    ),
  };

  async function open(name: string | null) {
    if (await mayLeaveForms(t))
      setParams(
        { ...(name !== 'pages' && name !== null && { tab: name }), ...(everybody && { of: 'all' }) },
        { replace: true },
      );
  }

  return (
    <>
      <PageHeader
        title={t(($) => $.decide.title, { name: catalog.name })}
        trail={[{ to: list, label: t(($) => $.page.title) }]}
      />
      <Tabs value={tab} keepMounted={false} onChange={(name) => void open(name)}>
        <Tabs.List aria-label={t(($) => $.decide.tabs)} mb="sm">
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name} onClick={byClick}>
              <span className={styles.tab} data-room={t(($) => $.decide[named[name]], { count: 99 })}>
                {counts[name] === undefined
                  ? t(($) => $.decide.tab[name])
                  : t(($) => $.decide[named[name]], { count: counts[name] })}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <QueuePanel tab="pages" query={pages} panel={panel}>
          {(items) => <PageQueue pages={items} empty={empty.pages} onLeft={onLeft.pages} />}
        </QueuePanel>
        <QueuePanel tab="logos" query={logos} panel={panel}>
          {(items) => <LogoQueue logos={items} empty={empty.logos} onLeft={onLeft.logos} />}
        </QueuePanel>
        <QueuePanel tab="requests" query={requests} panel={panel}>
          {(items) => <RequestQueue requests={items} empty={empty.requests} onLeft={onLeft.requests} />}
        </QueuePanel>
      </Tabs>
    </>
  );
}

/**
 * After a click on a tab the arrow keys leaf through what it shows; who went there by keyboard goes on among the tabs.
 * @returns the shown panel, and what a tab does with a click
 */
function useLeafing(tab: Tab) {
  const panel = useRef<HTMLDivElement>(null);
  const clicked = useRef(false);
  const take = () => {
    if (!clicked.current) return;
    clicked.current = false;
    panel.current?.focus({ preventScroll: true });
  };
  useWhenChanged([tab], take);
  // The click of a key has no detail. The tab that is shown already has no other panel to wait for.
  const byClick = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    clicked.current = detail > 0;
    // Until the panel is there an arrow must not go to the next tab.
    if (clicked.current) currentTarget.blur();
    if (currentTarget.getAttribute('aria-selected') === 'true') take();
  };
  return { panel, byClick };
}

type PanelProps<Item> = {
  tab: Tab;
  query: UseQueryResult<Item[]>;
  panel: RefObject<HTMLDivElement | null>;
  children: (items: Item[]) => ReactNode;
};

/** The queue of one tab, once it is read. */
function QueuePanel<Item>({ tab, query, panel, children }: PanelProps<Item>) {
  const { data, error, refetch } = query;
  return (
    <Tabs.Panel value={tab} ref={panel} tabIndex={-1}>
      {data && children(data)}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
    </Tabs.Panel>
  );
}

function Empty({ list, title, text }: { list: string; title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="default" component={Link} to={list}>
          {t(($) => $.decide.toPages)}
        </Button>
      }
    />
  );
}
