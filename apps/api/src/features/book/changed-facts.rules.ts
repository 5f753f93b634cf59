import type { ChangedFact, PrintedCompany, PrintedStand, WinePageInput } from '@rebblatt/contracts';

type Facts = Pick<WinePageInput, 'company' | 'stand'>;

const line = (parts: (string | null)[], between = ', ') => parts.filter(Boolean).join(between);

const addressOf = ({ street, number, zip_code, city }: PrintedCompany) =>
  line([line([street, number], ' '), line([zip_code, city], ' ')]);

const standOf = (stand: PrintedStand | null) => (stand ? line([stand.ship, stand.deck, stand.stand]) : '');

const linesOf = ({ company, stand }: Facts): Record<ChangedFact['fact'], string> => ({
  company_name: company.company_name,
  address: addressOf(company),
  phone: company.phone ?? '',
  website: company.website ?? '',
  stand: standOf(stand),
});

/** What a page prints otherwise than it has been entered since its release. */
export function changedFacts(printed: Facts, now: Facts): ChangedFact[] {
  const [before, after] = [linesOf(printed), linesOf(now)];
  return (Object.keys(before) as ChangedFact['fact'][])
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({ fact, printed: before[fact], now: after[fact] }));
}
