import { Button } from '@mantine/core';
import {
  isAdministrator,
  MAX_PICTURE_MB,
  MAX_PICTURE_PX,
  type UsualOfWines,
  type WineItem,
} from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { contract } from '../../../form/contract.ts';
import { EnterMovesOn } from '../../../form/enter-moves-on.tsx';
import { Form, type Rest } from '../../../form/form.tsx';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { FieldPair, Fields, formSheet } from '../../../form/form-layout.tsx';
import { PictureUpload } from '../../../form/picture-upload.tsx';
import { useOpenNext } from '../../../form/use-open-next.ts';
import { HistoryBeside } from '../../../history/beside.tsx';
import { useCameFrom } from '../../../lib/came-from.ts';
import { fileAt } from '../../../lib/file-address.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { mayLeavePages } from '../../../ui/price-question.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { FormPart } from '../components/form-part.tsx';
import { GrapeFields } from '../components/grape-fields.tsx';
import { AlcoholField } from '../components/kind-fields.tsx';
import { MoreFields } from '../components/more-fields.tsx';
import { OwnerFields } from '../components/owner-fields.tsx';
import { PriceRows } from '../components/price-rows.tsx';
import { RegionField } from '../components/region-field.tsx';
import { useUsual } from '../components/use-usual.ts';
import { WineFields } from '../components/wine-fields.tsx';
import { createWine, sendPicture, updateWine, wineOne } from '../wine.api.ts';
import type { WineValues } from '../wine.form.ts';
import { nextWineValues, ownWineValues, vintageValues, wineName, wineValues } from '../wine.form.ts';
import styles from './wine-edit.module.css';

const createSchema = contract('wineCreate');
const updateSchema = contract('wineUpdate');

/** A new wine begins like another one: the one before it in a price list, or its earlier vintage. */
const starts = { after: nextWineValues, vintage: vintageValues };

/** The wine in the address that a new one begins like. */
function useModel(): { as: keyof typeof starts; id: string } | undefined {
  const [params] = useSearchParams();
  const as = params.has('vintage') ? 'vintage' : 'after';
  const id = params.get(as);
  return id !== null && /^\d{1,10}$/.test(id) ? { as, id } : undefined;
}

/** A new wine, or changes to one; distinguished by the `id` of the route. */
export function WineEdit() {
  const { t } = useTranslation();
  const { id } = useParams();
  const model = useModel();
  const from = useCameFrom();
  const wanted = id ?? model?.id;
  const query = useQuery({ ...wineOne(wanted ?? ''), enabled: wanted !== undefined });
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const usual = useUsual();
  return (
    <>
      <PageHeader
        trail={from === undefined ? undefined : [{ to: from, label: t(($) => $.page.type['1']) }]}
        title={id === undefined ? t(($) => $.wine.create) : (query.data?.wine ?? t(($) => $.wine.edit))}
      />
      {wanted !== undefined && query.isPending && <Loading />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {wanted === undefined && usual === undefined && <Loading />}
      {wanted === undefined && usual !== undefined && <WineForm usual={usual} />}
      {model && query.data && (
        <WineForm key={`${model.as}-${model.id}`} values={starts[model.as](query.data)} />
      )}
      {id !== undefined && query.data && <WineForm key={id} item={query.data} />}
      {id !== undefined && query.data && <WinePicture item={query.data} />}
      {organiser && id !== undefined && query.data && (
        <HistoryBeside key={`history-${id}`} thing="wine" id={query.data.id} />
      )}
    </>
  );
}

/** The picture is stored separately, once the wine exists. */
function WinePicture({ item }: { item: WineItem }) {
  const { t } = useTranslation();
  return (
    <div className={`${formSheet} ${styles.below}`}>
      <FormPart title={t(($) => $.wine.partPicture)}>
        <PictureUpload
          label={t(($) => $.wine.picture)}
          hint={t(($) => $.wine.pictureHint, { px: MAX_PICTURE_PX })}
          maxMb={MAX_PICTURE_MB}
          maxPx={MAX_PICTURE_PX}
          name={item.logo}
          stamp={item.version}
          thumbnail={fileAt('GET /wine/thumbnail/:id', { id: item.id })}
          original={fileAt('GET /wine/download/:id', { id: item.id })}
          send={(file, options) => sendPicture(item, file, options)}
        />
      </FormPart>
    </div>
  );
}

type FormProps = {
  item?: WineItem;
  /** What a new wine begins with, like another one. */
  values?: WineValues;
  /** What it begins with otherwise. */
  usual?: UsualOfWines;
};

function WineForm({ item, values: begun, usual }: FormProps) {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const path = organiser ? '/wine' : '/exhibitor-wine';
  const from = useCameFrom();
  const named = useSearchParams()[0].get('user_id');
  const values = useMemo(
    (): WineValues =>
      begun ??
      (item || organiser
        ? wineValues(item, organiser ? Number(named) || null : undefined)
        : ownWineValues(usual)),
    [begun, item, organiser, named, usual],
  );
  const next = useRef(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new wine is typed without a click; only the organiser chooses first whose it is.
    if (begun || (!item && !organiser))
      sheet.current?.querySelector<HTMLInputElement>(begun?.wine ? 'input[name$=price]' : 'input')?.focus();
  }, [begun, item, organiser]);

  function saved(stored: WineItem, rest: Rest) {
    const name = wineName(stored);
    notify(
      'success',
      item ? t(($) => $.reference.updated, { name }) : t(($) => $.reference.created, { name }),
    );
    if (item && from && !rest) openNext(from, { replace: true });
    if (item) return;
    const to = next.current ? `${path}/create?after=${stored.id}` : `${path}/edit/${stored.id}`;
    openNext(to, { replace: true });
  }

  const parts = (
    <EnterMovesOn sheet={sheet}>
      <FormPart title={t(($) => $.wine.partWine)} hint={t(($) => $.wine.yearHint)}>
        <Fields>
          <OwnerFields item={item} />
          <WineFields />
        </Fields>
      </FormPart>
      <FormPart title={t(($) => $.wine.partGrapes)} hint={t(($) => $.wine.grapesHint)}>
        <GrapeFields />
      </FormPart>
      <FormPart title={t(($) => $.wine.partOrigin)}>
        <FieldPair>
          <RegionField item={item} />
          <AlcoholField />
        </FieldPair>
      </FormPart>
      <FormPart title={t(($) => $.wine.partPrices)} hint={t(($) => $.wine.pricesHint)}>
        <PriceRows />
      </FormPart>
      <FormPart title={t(($) => $.wine.partMore)}>
        <Fields>
          <MoreFields />
        </Fields>
      </FormPart>
      <FormButtons
        backTo={from ?? path}
        onSave={() => {
          next.current = false;
        }}
      >
        {!item && !organiser && (
          <Button
            type="submit"
            variant="default"
            onClick={() => {
              next.current = true;
            }}
          >
            {t(($) => $.wine.saveAndNext)}
          </Button>
        )}
      </FormButtons>
    </EnterMovesOn>
  );
  return item ? (
    <Form
      className={formSheet}
      schema={updateSchema}
      values={values}
      valuesOf={(stored) => wineValues(stored)}
      onSubmit={(payload) =>
        updateWine(item.id, payload).catch(async (error: unknown) => {
          if (await mayLeavePages(t, error)) return updateWine(item.id, { ...payload, remove_from_pages: 1 });
          throw error;
        })
      }
      onSaved={saved}
    >
      {parts}
    </Form>
  ) : (
    <Form
      className={formSheet}
      schema={createSchema}
      values={values}
      valuesOf={(stored) => wineValues(stored)}
      onSubmit={createWine}
      onSaved={saved}
    >
      {parts}
    </Form>
  );
}
