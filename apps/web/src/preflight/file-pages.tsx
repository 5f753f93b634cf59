import { Button } from '@mantine/core';
import type { SeenBox } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { inPlaces } from '../ui/in-places.ts';
import { notify } from '../ui/snackbar-store.ts';
import styles from './file-pages.module.css';
import type { PagePictureQuery } from './report-picture.tsx';

/** So many pictures are drawn at once. */
const AT_ONCE = 6;

type Props = {
  /** The area that the picture of each page shows. */
  shown: SeenBox[];
  pictureOf: PagePictureQuery;
  choose?: ((page: number) => Promise<unknown>) | undefined;
};

/** The pages of a file of which one is wanted, side by side, each with a button that takes it. */
export function FilePages({ shown, pictureOf, choose }: Props) {
  const { t } = useTranslation();
  const [count, setCount] = useState(AT_ONCE);
  const more = shown.length - count;
  const [taken, setTaken] = useState<number | null>(null);

  async function take(page: number) {
    setTaken(page);
    await choose?.(page).catch((error: unknown) => notify('danger', errorText(t, error)));
    setTaken(null);
  }

  return (
    <>
      {choose && <p className={styles.question}>{t(($) => $.report.whichPage)}</p>}
      <div className={styles.pages}>
        {inPlaces(shown.slice(0, count), (area, index) => (
          <FilePage number={index + 1} area={area} pictureOf={pictureOf}>
            {choose && (
              <Button
                variant="default"
                fullWidth
                loading={taken === index + 1}
                disabled={taken !== null}
                onClick={() => void take(index + 1)}
              >
                {t(($) => $.report.takePage, { page: String(index + 1) })}
              </Button>
            )}
          </FilePage>
        ))}
      </div>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setCount(count + AT_ONCE)}>
          {t(($) => $.report.morePages, { count: more })}
        </Button>
      )}
    </>
  );
}

type PageProps = { number: number; area: SeenBox; pictureOf: PagePictureQuery; children: ReactNode };

function FilePage({ number, area, pictureOf, children }: PageProps) {
  const { t } = useTranslation();
  const { data: url } = useQuery(pictureOf(number));
  const name = t(($) => $.report.pageOfFile, { page: String(number) });
  return (
    <figure className={styles.page}>
      <div style={{ aspectRatio: `${area.width} / ${area.height}` }}>
        {url && <img src={url} alt={name} />}
      </div>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
