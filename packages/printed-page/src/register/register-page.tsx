import type { ReactNode } from 'react';
import { PageFrame, type PageFrameProps } from '../frame/page-frame.tsx';
import { inPlaces } from '../in-places.ts';
import { MarkPicture } from './mark-picture.tsx';

interface RegisterPageProps {
  frame: PageFrameProps;
  title: string;
  /** Index of the page in its register; the first one has the large title. */
  index: number;
  columns: ReactNode[];
  columnCount: 2 | 3;
  /** A picture of the fair's mark, on screens. */
  markUrl?: string | undefined;
}

/** One printed page of a register: title and columns on the common line grid. */
export function RegisterPage({ frame, title, index, columns, columnCount, markUrl }: RegisterPageProps) {
  const mark = frame.look?.mark;
  return (
    <PageFrame {...frame}>
      <div className={`register register--${columnCount}`} data-fit-box="register">
        {index === 0 ? (
          <h1 className="register__title" data-line="title">
            {title}
          </h1>
        ) : (
          <p className="register__again">{title}</p>
        )}
        {mark && markUrl && <MarkPicture mark={mark} url={markUrl} columns={columnCount} index={index} />}
        <div className="register__columns">
          {inPlaces(columns, (column) => (
            <div className="register__column">{column}</div>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}
