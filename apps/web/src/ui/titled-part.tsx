import { type ReactNode, useId } from 'react';

type Props = { title: string; className?: string; children: ReactNode };

/** A part of a screen that is named by its heading. */
export function TitledPart({ title, className, children }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
