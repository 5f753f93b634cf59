import { Spotlight, spotlight } from '@mantine/spotlight';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import '@mantine/spotlight/styles.css';
import { useCatalogState, useSession } from '../../lib/session.ts';
import { textContains } from '../../lib/text-contains.ts';
import { paletteSources } from './palette-sources.ts';

/** Search and jump: all sources under their headings, narrowed by what is typed. */
export function CommandPalette({ request }: { request: number }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const hasActiveCatalog = Boolean(useCatalogState()?.active_catalog);
  const [typed, setTyped] = useState('');
  const role = session?.role ?? 'NOBODY';
  useEffect(() => {
    if (request > 0) spotlight.open();
  }, [request]);
  const groups = useQueries({
    queries: paletteSources.map((source) => ({
      queryKey: ['palette', source.key, role, hasActiveCatalog, i18n.language, typed],
      queryFn: () => source.find({ t, role, hasActiveCatalog }, typed),
      placeholderData: keepPreviousData,
    })),
  });
  return (
    <Spotlight
      shortcut={null}
      overlayProps={{ blur: 0 }}
      query={typed}
      onQueryChange={setTyped}
      nothingFound={t(($) => $.app.palette.empty)}
      searchProps={{
        leftSection: <Search size={18} aria-hidden />,
        placeholder: t(($) => $.app.palette.placeholder),
        'aria-label': t(($) => $.app.palette.title),
      }}
      // Sources and the folded comparison above already narrowed the destinations.
      filter={(_typed, actions) => actions}
      actions={paletteSources.map((source, index) => ({
        group: source.heading(t),
        actions: (groups[index]?.data ?? [])
          .filter((destination) => textContains(destination.label, typed))
          .map(({ to, label, icon: Icon }) => ({
            id: to,
            label,
            leftSection: Icon ? <Icon size={17} strokeWidth={1.75} aria-hidden /> : undefined,
            onClick: () => void navigate(to),
          })),
      }))}
      scrollable
      maxHeight={420}
    />
  );
}
