import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { FormSchema } from '../form/contract-resolver.ts';
import { Form } from '../form/form.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Fields, formSheet } from '../form/form-layout.tsx';
import { useOpenNext } from '../form/use-open-next.ts';
import { Withdrawn } from '../form/withdrawn.ts';
import { lastAddressOf, readHistory } from '../lib/back-history.ts';
import { errorText } from '../lib/error-text.ts';
import type { Translate } from '../lib/text-key.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { notify } from '../ui/snackbar-store.ts';
import type { ReferenceApi } from './reference-api.ts';
import { usesOf } from './uses-of.ts';

type Props<Item, Values extends FieldValues, Payload> = {
  api: ReferenceApi<Item, Payload>;
  /** Path of the list. */
  path: string;
  /** Titles of the two screens: adding an item and changing one. */
  createTitle: string;
  editTitle: string;
  schema: FormSchema<Payload>;
  /** Converts an item to field values; without an item the values of a new one. */
  valuesOf: (item?: Item) => Values;
  nameOf: (item: Item) => string;
  /**
   * What a further entry begins with that is added right after one: of a stand its ship and deck. False where nobody adds
   * several in a row.
   */
  startOf?: ((saved: Item) => Values) | false;
  /** The fields, as ordinary JSX. */
  children: ReactNode;
};

/** The create and the edit screen of a reference resource; distinguished by the `id` of the route. */
export function ReferenceForm<Item, Values extends FieldValues, Payload>(
  props: Props<Item, Values, Payload>,
) {
  const { api } = props;
  const { id } = useParams();
  const title = id === undefined ? props.createTitle : props.editTitle;
  const query = useQuery({ ...api.one(id ?? ''), enabled: id !== undefined });
  return (
    <>
      <PageHeader title={title} />
      {id !== undefined && query.isPending && <Loading />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {(id === undefined || query.data) && <ItemForm key={id} {...props} id={id} item={query.data} />}
    </>
  );
}

/** Says by what an entry is used that is therefore not changed, with links; throws any other error again. */
function tellUses(t: Translate, error: unknown): never {
  const links = usesOf(t, error);
  if (!links) throw error;
  notify('danger', errorText(t, error), undefined, links);
  throw new Withdrawn();
}

type ItemProps<Item, Values extends FieldValues, Payload> = Props<Item, Values, Payload> & {
  id?: string;
  item?: Item;
};

function ItemForm<Item, Values extends FieldValues, Payload>(props: ItemProps<Item, Values, Payload>) {
  const { api, path, schema, valuesOf, nameOf, startOf = () => valuesOf(), children, id, item } = props;
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const values = useMemo(() => valuesOf(item), [valuesOf, item]);
  const another = useAnother();

  function saved(stored: Item) {
    const name = nameOf(stored);
    notify(
      'success',
      id === undefined ? t(($) => $.reference.created, { name }) : t(($) => $.reference.updated, { name }),
    );
    if (another.wanted()) another.begin();
    else if (id === undefined) openNext(lastAddressOf(readHistory(), path));
  }

  return (
    <Form
      className={formSheet}
      schema={schema}
      values={values}
      valuesOf={(stored) => (another.wanted() && startOf ? startOf(stored) : valuesOf(stored))}
      onSubmit={(payload, intention) =>
        id === undefined
          ? api.create(payload, intention)
          : api.update(id, payload).catch((error: unknown) => tellUses(t, error))
      }
      onSaved={saved}
    >
      <Fields>{children}</Fields>
      <FormButtons backTo={path} onSave={() => another.want(false)}>
        {id === undefined && startOf && (
          <Button type="submit" variant="default" onClick={() => another.want(true)}>
            {t(($) => $.reference.saveAndNext)}
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}

/** Whether the form stays for a further entry once this one is stored; then the first field has the focus. */
function useAnother() {
  const wanted = useRef(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>('main form input')?.focus();
  }, [round]);
  return {
    wanted: () => wanted.current,
    want: (value: boolean) => {
      wanted.current = value;
    },
    begin: () => setRound((last) => last + 1),
  };
}
