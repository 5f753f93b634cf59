import type { PageCategoryItem, PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { createFieldRegistry, type FieldEntry } from '../../../form/field-registry.ts';
import { StaleDialog } from '../../../form/stale-dialog.tsx';
import { errorBodyOf } from '../../../lib/error-text.ts';
import { useStore } from '../../../lib/store.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { shownName } from '../../../reference/shown-name.ts';
import { bottleSizeApi } from '../../bottle-size/bottle-size.api.ts';
import { changeCategory, type PageContent, withPage } from './content.rules.ts';
import { useContent, useEditing } from './editing.ts';

type Theirs = PageItem | PageCategoryItem;
const isPage = (item: Theirs): item is PageItem => 'page_type' in item;

/** For when another user changed the same first: both states, and the choice between them. */
export function StaleChoice() {
  const { t } = useTranslation();
  const { queue, typed } = useEditing();
  const content = useContent();
  const state = useStore(queue.state);
  const { data: sizes = [] } = useQuery(bottleSizeApi.all());
  if (state.step !== 'stale') return null;
  const theirs = errorBodyOf(state.error)?.data as Theirs | undefined;
  if (!theirs) return null;
  const mine = isPage(theirs) ? content.page : content.categories.find(({ id }) => id === theirs.id);

  const size = (value: unknown) => sizes.find(({ id }) => id === value)?.size ?? '***';
  const yesNo = (value: unknown) => (value === 1 ? t(($) => $.ui.yes) : t(($) => $.ui.no));
  const of = (item: Theirs | undefined) => item && flat(item);
  const registry = createFieldRegistry();
  const fields: Omit<FieldEntry, 'id'>[] = isPage(theirs)
    ? [
        { name: 'title', label: t(($) => $.wineEditor.title) },
        { name: 'stand', label: t(($) => $.wineEditor.stand) },
        { name: 'logo', label: t(($) => $.wineEditor.logo.label) },
        { name: 'active', label: t(($) => $.wineEditor.active), words: yesNo },
        { name: 'footer', label: t(($) => $.wineEditor.footer.label) },
      ]
    : [
        { name: 'category', label: t(($) => $.wineEditor.category.name) },
        {
          name: 'bottle_size1_id',
          label: t(($) => $.wineEditor.category.size1, { name: theirs.category }),
          words: size,
        },
        {
          name: 'bottle_size2_id',
          label: t(($) => $.wineEditor.category.size2, { name: theirs.category }),
          words: size,
        },
      ];
  for (const field of fields) registry.add({ ...field, id: field.name });

  const takeOver = (stored: PageContent) =>
    isPage(theirs) ? withPage(stored, theirs) : changeCategory(stored, theirs.id, theirs);
  return (
    <StaleDialog
      mine={of(mine) ?? {}}
      theirs={flat(theirs)}
      registry={registry}
      onKeepMine={() => {
        queue.store(takeOver);
        queue.retry();
      }}
      onTakeTheirs={() => {
        queue.store(takeOver);
        queue.drop();
        for (const key of Object.keys(typed.texts.get())) {
          if (key === (isPage(theirs) ? 'footer' : `category-name:${theirs.id}`)) typed.forget(key);
        }
      }}
      onClose={() => undefined}
    />
  );
}

/** An item with text instead of the objects in it. */
function flat(item: Theirs): Record<string, unknown> {
  if (!isPage(item)) return { ...item };
  const { page_title: title, stand, logo, active, footer } = item;
  return {
    title: title && shownName(title, title.name),
    stand: stand?.stand,
    logo: logo?.name,
    active,
    footer,
  };
}
