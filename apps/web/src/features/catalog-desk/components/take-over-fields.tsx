import type { NextOffer } from '@rebblatt/contracts';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../form/checkbox-field.tsx';
import { formatNumber } from '../../../lib/money.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { REGISTERS } from '../catalog.form.ts';
import { ChosenExhibitors } from './chosen-exhibitors.tsx';
import styles from './take-over.module.css';

/** What comes along from the last catalogue, with how much of it there is: nothing else does. */
export function TakeOverFields({ offer }: { offer: NextOffer }) {
  const { t } = useTranslation();
  const { name } = offer.catalog;
  return (
    <section className={styles.part} aria-label={t(($) => $.nextFair.what)}>
      <h2>{t(($) => $.nextFair.what)}</h2>
      <p>
        {t(($) => $.nextFair.everywhere, {
          services: formatNumber(offer.services),
          titles: formatNumber(offer.page_titles),
        })}
      </p>
      <Pages offer={offer} />
      {offer.design === 1 && (
        <CheckboxField
          name="design"
          label={t(($) => $.nextFair.design)}
          description={t(($) => $.nextFair.designHint)}
        />
      )}
      {offer.exhibitors.length > 0 ? (
        <ChosenExhibitors exhibitors={offer.exhibitors} />
      ) : (
        <p>{t(($) => $.nextFair.nobody, { name })}</p>
      )}
      {offer.closed.length > 0 && <p>{t(($) => $.nextFair.closed, { names: offer.closed.join(', ') })}</p>}
    </section>
  );
}

function Pages({ offer }: { offer: NextOffer }) {
  const { t } = useTranslation();
  const wanted = useWatch({ name: 'pages' }) === 1;
  const count = offer.content_pages + offer.generated_pages - REGISTERS;
  if (count === 0) return <p>{t(($) => $.nextFair.noPages, { name: offer.catalog.name })}</p>;
  return (
    <>
      <CheckboxField
        name="pages"
        label={t(($) => $.nextFair.pages)}
        description={t(($) => $.nextFair.pagesHint, { count })}
      />
      {offer.content_pages > 0 && (
        <div className={styles.sub}>
          <CheckboxField
            name="files"
            label={t(($) => $.nextFair.files)}
            description={
              offer.files > 0
                ? t(($) => $.nextFair.filesHint, { count: offer.files })
                : t(($) => $.nextFair.noFiles)
            }
            disabled={!wanted || offer.files === 0}
          />
        </div>
      )}
    </>
  );
}
