import type { TypefacePair, WinePageInput } from '@rebblatt/contracts';
import { Fragment } from 'react';
import { Hairline } from '../frame/hairline.tsx';
import { contactLines, standSizePt, titleSizePt } from './wine-page.rules.ts';

interface Props {
  input: WinePageInput;
  pair: TypefacePair;
  titleTag: 'h1' | 'h3';
}

/** Page title and stand above the company's address, which is in the left column when there is no logo. */
export function WinePageHead({ input, pair, titleTag: Title }: Props) {
  const { stand, company } = input;
  return (
    <header className="wine-head">
      <Title
        className="wine-head__title"
        style={{ fontSize: `${titleSizePt(input.page_title ?? '', pair)}pt` }}
        data-line="title"
      >
        {input.page_title}
      </Title>
      {stand && (
        <p className="wine-head__stand" data-line="stand">
          <span>
            <span className="wine-head__place">{stand.ship}</span>
            <span className="wine-head__place">{stand.deck}</span>
          </span>
          <span className="wine-head__number" style={{ fontSize: `${standSizePt(stand.stand)}pt` }}>
            {stand.stand}
          </span>
        </p>
      )}
      {input.logo && (
        <p className="wine-head__address" data-line="company">
          {contactLines(company, pair).map((parts, line) => (
            <span key={parts.join('/')} className="wine-head__line">
              {parts.map((part, i) => (
                <Fragment key={part}>
                  {i > 0 && <span className="wine-head__dot">·</span>}
                  <span className={line === 0 && i === 0 ? 'wine-head__company' : undefined}>{part}</span>
                </Fragment>
              ))}
            </span>
          ))}
        </p>
      )}
      <Hairline className="wine-head__rule" weightPt={0.5} />
    </header>
  );
}
