import type { PrintPreview } from '@rebblatt/contracts';
import { useTranslation } from 'react-i18next';
import { RegisterMark } from '../../../ui/register-mark.tsx';
import styles from './left-out-list.module.css';

/** Pages that will not be printed, each with its reason. */
export function LeftOutList({ pages }: { pages: PrintPreview['left_out'] }) {
  const { t } = useTranslation();
  if (pages.length === 0) return <p>{t(($) => $.print.nothingLeftOut)}</p>;
  return (
    <>
      <p>{t(($) => $.print.leftOut, { count: pages.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t(($) => $.print.leftOutList)}>
        <table className={styles.table}>
          <tbody>
            {pages.map((page) => (
              <tr key={page.page_id}>
                <td className={styles.position}>
                  <RegisterMark type={page.page_type} /> {page.position}
                </td>
                <td>
                  {t(($) => $.page.type[`${page.page_type}`])}
                  {page.label && `, ${page.label}`}
                </td>
                <td className={styles.reason}>{t(($) => $.print.reason[page.reason])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
