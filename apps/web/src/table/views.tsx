import { ActionIcon, Button, TextInput } from '@mantine/core';
import { BookmarkPlus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../lib/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { DisclosurePanel } from '../ui/disclosure-panel.tsx';
import { notify } from '../ui/snackbar-store.ts';
import { readViews, removeView, sameView, saveView, type View } from './named-views.ts';
import styles from './toolbar.module.css';

type Props = {
  /** Name of the list, under which the user's own views are stored. */
  list: string;
  /** Views for all users; the first one is the whole list. */
  builtIn: readonly View[];
};

/** Views of a list as links: the built-in ones, then the user's own. */
export function Views({ list, builtIn }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [own, setOwn] = useState(() => readViews(list));
  return (
    <nav className={styles.views} aria-label={t(($) => $.table.views.label)}>
      {builtIn.map((view) => (
        <ViewLink key={view.query} view={view} search={search} />
      ))}
      {own.map((view) => (
        <span key={view.name} className={styles.ownView}>
          <ViewLink view={view} search={search} />
          <ActionIcon
            variant="transparent"
            color="gray"
            size="sm"
            aria-label={t(($) => $.table.views.remove, { name: view.name })}
            title={t(($) => $.table.views.remove, { name: view.name })}
            onClick={() => setOwn(removeView(list, view.name))}
          >
            <X size={14} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      {![...builtIn, ...own].some((view) => sameView(view.query, search)) && (
        <SaveView
          onSave={(name) => {
            setOwn(saveView(list, { name, query: search.slice(1) }));
            notify(
              'success',
              t(($) => $.table.views.saved, { name }),
            );
          }}
        />
      )}
    </nav>
  );
}

function ViewLink({ view, search }: { view: View; search: string }) {
  const current = sameView(view.query, search);
  return (
    <Link to={{ search: view.query }} aria-current={current ? 'true' : undefined}>
      {view.name}
      {'count' in view && (
        <span className={styles.count}> {view.count === undefined ? '' : formatNumber(view.count)}</span>
      )}
    </Link>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const label = t(($) => $.table.views.save);

  function save(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (name.trim() === '') return;
    close();
    onSave(name.trim());
  }

  return (
    <DisclosurePanel
      label={label}
      button={(button) => (
        <Button
          {...button}
          variant="subtle"
          color="lake"
          size="compact-sm"
          leftSection={<BookmarkPlus size={15} aria-hidden />}
        >
          {label}
        </Button>
      )}
    >
      {(close) => (
        <form onSubmit={(event) => save(event, close)}>
          <TextInput
            label={t(($) => $.table.views.name)}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" mt="xs" fullWidth disabled={name.trim() === ''}>
            {t(($) => $.ui.save)}
          </Button>
        </form>
      )}
    </DisclosurePanel>
  );
}
