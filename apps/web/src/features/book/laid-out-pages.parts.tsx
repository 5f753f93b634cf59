import type { PageItem } from '@rebblatt/contracts';
import { printedPagesOf } from '@rebblatt/printed-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { printedContentOf } from '../page/wine-page.api.ts';
import styles from './page-picture.module.css';

/** Every printed page of a generated page, as it would be printed now. */
export function LaidOutPages({ page }: { page: PageItem }) {
  // Registers depend on other data, so they are laid out again each time the page is opened.
  const [stamp] = useState(() => String(Date.now()));
  const { data: printed, error, refetch } = useQuery(printedContentOf(page.id, stamp));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!printed) return <Loading />;
  const count = Math.max(1, printedPagesOf(printed.page, printed.look));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.map((number) => <LaidOutPage key={number} id={page.id} number={number} stamp={stamp} />);
}

/** Fetched one after the other, because each is laid out separately and users read the first one first. */
const pictureOf = (id: number, number: number, stamp: string) =>
  pictureUrl(fileAt('GET /page-image/:id', { id, query: { page: String(number) } }), stamp);

function LaidOutPage({ id, number, stamp }: { id: number; number: number; stamp: string }) {
  const { t } = useTranslation();
  const { data: before } = useQuery({ ...pictureOf(id, number - 1, stamp), enabled: false });
  const {
    data: url,
    error,
    refetch,
  } = useQuery({
    ...pictureOf(id, number, stamp),
    enabled: number === 1 || before !== undefined,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <figure className={styles.sheet}>
      {url ? (
        <img src={url} alt={t(($) => $.page.generated.picture, { number: String(number) })} />
      ) : (
        <div className={styles.empty}>
          <Loading />
        </div>
      )}
    </figure>
  );
}
