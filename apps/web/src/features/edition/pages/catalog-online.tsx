import { Button, Progress } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { EditionList } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Send } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import { createIntention } from '../../../lib/intention.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { confirm } from '../../../ui/confirm-store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { laterView } from '../../../ui/later-view.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { catalogCalls } from '../../catalog/catalog.api.ts';
import { useCurrentCatalog } from '../../catalog/current-catalog.parts.ts';
import { NoCatalog } from '../../page/no-catalog.parts.tsx';
import { AddressSection } from '../components/address-section.tsx';
import { EditionSection } from '../components/edition-section.tsx';
import { EmbedSection } from '../components/embed-section.tsx';
import { NextSection } from '../components/next-section.tsx';
import { PublicationForm } from '../components/publication-form.tsx';
import { VisitsSection } from '../components/visits-section.tsx';
import { editionsOf, publishCatalog, withdrawCatalog } from '../edition.api.ts';
import styles from '../edition.module.css';

const PreviewDialog = laterView(
  () => import('../components/preview-dialog.tsx').then((module) => module.PreviewDialog),
  { close: ({ onClose }) => onClose() },
);

/** What visitors see of a catalogue, `/catalog/:catalog/online`. */
export function CatalogOnline() {
  const { catalog: id = '' } = useParams();
  return <Online id={id} />;
}

/** The same of the active catalogue, or of the one that ended last. */
export function ActiveOnline() {
  const { t } = useTranslation();
  const current = useCurrentCatalog();
  if (current) return <Online id={String(current.catalog.id)} />;
  if (current === undefined) return <Loading />;
  return <NoCatalog text={t(($) => $.edition.noneText)} />;
}

function Online({ id }: { id: string }) {
  const { t } = useTranslation();
  const catalog = useQuery(catalogCalls.one(id));
  const { data, error, refetch } = useQuery(editionsOf(id));
  if (catalog.isPending) return <Loading />;
  if (catalog.error) return <ErrorState alone error={catalog.error} onRetry={() => void catalog.refetch()} />;
  const { name } = catalog.data;
  return (
    <>
      <PageHeader
        title={t(($) => $.edition.titleOf, { name })}
        trail={[
          { to: '/catalog', label: t(($) => $.catalog.title) },
          { to: `/catalog/edit/${id}`, label: name },
        ]}
        actions={data && <Actions list={data} name={name} />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.running && (
        <section className={styles.section} aria-label={t(($) => $.edition.running)}>
          <p>{t(($) => $.edition.running)}</p>
          <Progress value={data.running.progress} color="lake" aria-label={t(($) => $.edition.running)} />
        </section>
      )}
      {data && (
        <div className={styles.columns}>
          <div>
            <NextSection list={data} />
            <EditionSection list={data} />
            <VisitsSection catalogId={data.publication.catalog_id} />
          </div>
          <div>
            <AddressSection publication={data.publication} />
            <EmbedSection publication={data.publication} />
            <PublicationForm publication={data.publication} />
          </div>
        </div>
      )}
    </>
  );
}

/** Publish and withdraw. */
function Actions({ list, name }: { list: EditionList; name: string }) {
  const { t } = useTranslation();
  const [intention] = useState(createIntention);
  const [isPreviewed, preview] = useDisclosure();
  const { catalog_id: id } = list.publication;
  const shown = list.data.find(({ current }) => current === 1);
  const refused = (error: unknown) => notify('danger', errorText(t, error));

  async function withdraw() {
    const agreed = await confirm({
      title: t(($) => $.edition.withdrawTitle, { name }),
      text: t(($) => $.edition.withdrawText),
      confirm: t(($) => $.edition.withdraw),
      danger: true,
    });
    if (!agreed) return;
    await withdrawCatalog(id).then(
      () =>
        notify(
          'success',
          t(($) => $.edition.withdrawn),
        ),
      refused,
    );
  }

  return (
    <>
      {shown && (
        <Button
          variant="default"
          leftSection={<EyeOff size={16} aria-hidden />}
          onClick={() => void withdraw()}
        >
          {t(($) => $.edition.withdraw)}
        </Button>
      )}
      <Button
        variant="default"
        disabled={list.next.counts.exhibitors === 0}
        leftSection={<Eye size={16} aria-hidden />}
        onClick={preview.open}
      >
        {t(($) => $.edition.preview)}
      </Button>
      {isPreviewed && <PreviewDialog catalogId={id} slug={list.publication.slug} onClose={preview.close} />}
      <Button
        disabled={list.running !== null || list.next.counts.exhibitors === 0}
        leftSection={<Send size={16} aria-hidden />}
        onClick={() => void publishCatalog(id, intention).catch(refused)}
      >
        {t(($) => $.edition.publish)}
      </Button>
    </>
  );
}
