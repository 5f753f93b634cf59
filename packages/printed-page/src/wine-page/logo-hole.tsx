import type { TypefacePair, WinePageInput } from '@rebblatt/contracts';
import { logoHoleMm } from '../geometry.ts';
import type { PageTexts } from '../texts.ts';
import { addressParts, panelNameSizePt, panelPaddingMm } from './wine-page.rules.ts';

interface LogoHoleProps {
  input: WinePageInput;
  pair: TypefacePair;
  logoUrl?: string | undefined;
  texts: PageTexts;
}

/** The left column: an empty hole for the press, an image on screens, or the name if there is no logo. */
export function LogoHole({ input, pair, logoUrl, texts }: LogoHoleProps) {
  const { company, logo } = input;
  if (logo === null) {
    const sizePt = panelNameSizePt(company.company_name, logoHoleMm.width - 2 * panelPaddingMm, pair);
    return (
      <div className="name-panel" data-line="logo" data-fit-box="name-panel">
        <p className="name-panel__name" style={{ fontSize: `${sizePt}pt` }} data-line="company">
          {company.company_name}
        </p>
        {addressParts(company).map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    );
  }
  return (
    <div className="logo-hole" data-hole="logo" data-line="logo">
      {logoUrl && (
        <img className="logo-hole__picture" src={logoUrl} alt={`${texts.logo} ${company.company_name}`} />
      )}
    </div>
  );
}
