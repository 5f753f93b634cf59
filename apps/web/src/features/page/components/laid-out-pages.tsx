import type { PageItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../lib/error-text.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import styles from './page-picture.module.css';

/** No register is as long; the way to the end must have one. */
const MAX_SHOWN = 60;

/** Every printed page of a generated page, one after the other, as they would be printed now. */
export function LaidOutPages({ page }: { page: PageItem }) {
  const [asked, setAsked] = useState(1);
  // Registers follow the data: whoever opens the page again sees it laid out anew.
  const [stamp] = useState(() => String(Date.now()));
  return Array.from({ length: asked }, (_, index) => (
    <LaidOutPage
      // biome-ignore lint/suspicious/noArrayIndexKey: printed pages are known by their number
      key={index}
      page={page}
      number={index + 1}
      stamp={stamp}
      onShown={() => setAsked((count) => Math.min(MAX_SHOWN, Math.max(count, index + 2)))}
    />
  ));
}

type Props = { page: PageItem; number: number; stamp: string; onShown: () => void };

function LaidOutPage({ page, number, stamp, onShown }: Props) {
  const { t } = useTranslation();
  const { data: url, error, refetch } = useQuery(pictureUrl(`/page-image/${page.id}?page=${number}`, stamp));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    if (url) onShown();
  }, [url]);
  // Beyond the last one there is none.
  if (number > 1 && statusOf(error) === 422) return null;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!url) return number === 1 ? <Loading /> : null;
  return (
    <figure className={styles.sheet}>
      <img src={url} alt={t(($) => $.page.generated.picture, { number: String(number) })} />
    </figure>
  );
}
