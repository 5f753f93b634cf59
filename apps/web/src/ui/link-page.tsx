import { type ReactNode, useId } from 'react';
import { errorText, statusOf } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { CropMarks } from './crop-marks.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './link-page.module.css';
import { Loading } from './loading.tsx';
import { Logo } from './logo.tsx';

type Props = {
  /** How far what the link shows has been fetched. */
  query: { error: Error | null; isPending: boolean };
  /** What to do about a link that does not open. */
  goneText: string;
  /** Whom to ask about it. */
  goneContact?: ReactNode;
  /** Whose link it is, beside the product's name. */
  mark?: ReactNode;
  /** For what has pictures side by side. */
  wide?: boolean;
  /** What the link shows; hidden when it does not open any more. */
  children: ReactNode;
};

/** The screen of a link for somebody without an account: brand, languages, and what the link shows. */
export function LinkPage(props: Props) {
  const { query, goneText, goneContact, mark, wide, children } = props;
  const { error, isPending } = query;
  const { t } = useTranslation();
  const gone = error !== null && statusOf(error) === 404;
  return (
    <main className={styles.page} data-wide={wide || undefined} data-by-link>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Logo size={28} />
          {t(($) => $.app.name)}
        </span>
        {mark}
        <LanguageSwitch />
      </header>
      {isPending && <Loading />}
      {error && !gone && <ErrorState error={error} alone />}
      {gone ? (
        <EmptyState title={errorText(t, error)} text={goneText} action={goneContact} alone />
      ) : (
        children
      )}
    </main>
  );
}

type SheetProps = { title: string; subtitle?: string; children: ReactNode };

/** What a link shows, as a sheet of paper under its title. */
export function LinkSheet({ title, subtitle, children }: SheetProps) {
  return (
    <article className={styles.sheet}>
      <CropMarks />
      <hgroup>
        <h1>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </hgroup>
      {children}
    </article>
  );
}

/** What the sender of a link wrote, as it was written. */
export const LinkNote = ({ children }: { children: string }) => <p className={styles.note}>{children}</p>;

type PartProps = { title: string; className?: string; children: ReactNode };

/** A part of the sheet, named by its heading. */
export function LinkPart({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
