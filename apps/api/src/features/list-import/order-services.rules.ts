import { type Language, nameKey, nearestNames } from '@rebblatt/contracts';
import type { CellValue } from './field.rules.ts';

/** A service with its names in all languages. */
export interface Offered {
  id: number;
  names: Record<Language, string>;
}

type Amounts = Record<string, { service_id: number; amount: number }>;

const YES = new Set(['x', 'ja', 'oui', 'yes', 'j', 'o', 'y', '✓', '✔']);
const NO = new Set(['', '-', '–', 'nein', 'non', 'no', 'n']);

/** How many a cell means: a number, or that it is wanted; null for other words. */
export function amountIn(cell: string): number | null {
  const word = cell.trim().toLowerCase();
  if (NO.has(word)) return 0;
  if (YES.has(word)) return 1;
  const number = /^(\d{1,4})(?:[.,]0+)?(?:\s*(?:x|×|stk\.?|stück|pièces?|pcs?\.?|seiten?|pages?))?$/i.exec(
    word,
  );
  return number ? Number(number[1]) : null;
}

/** «2 x Strom», «Strom: 2», «Strom (2)», «Strom x 2». */
const WITH_AMOUNT = [
  /^(?<amount>\d{1,4})\s*(?:[x×*]|stk\.?|stück)?\s+(?<name>.+)$/i,
  /^(?<name>.+?)\s*(?:[:=x×*]|\s)\s*(?<amount>\d{1,4})$/i,
  /^(?<name>.+?)\s*\(\s*(?<amount>\d{1,4})\s*[x×]?\s*\)$/i,
];

/** The services of a fair, found by what lists call them. */
export class ServiceNames {
  readonly #byKey = new Map<string, Offered>();
  readonly #names: string[];
  readonly #all: readonly Offered[];

  constructor(all: readonly Offered[]) {
    for (const one of all) for (const word of Object.values(one.names)) this.#byKey.set(nameKey(word), one);
    this.#names = all.map(({ names }) => names.de);
    this.#all = all;
  }

  /** One service with its amount. A name may end with a number: «Strom 230 V 2» is two of them. */
  #one(part: string): { service: Offered; amount: number } | null {
    const alone = this.#byKey.get(nameKey(part));
    if (alone) return { service: alone, amount: 1 };
    for (const form of WITH_AMOUNT) {
      const { name = '', amount = '' } = form.exec(part)?.groups ?? {};
      const service = this.#byKey.get(nameKey(name));
      if (service) return { service, amount: Number(amount) };
    }
    return null;
  }

  /** The services that a cell names. */
  read(cell: string): CellValue {
    const service: Amounts = {};
    const parts = this.#one(cell) ? [cell] : cell.split(/[,;|\n+&]/).map((part) => part.trim());
    for (const part of parts.filter((one) => one !== '')) {
      const found = this.#one(part);
      if (!found) {
        const suggestions = nearestNames(this.#names, part).map((name) => cell.replace(part, () => name));
        return { unknown: true, suggestions, text: part };
      }
      const { id } = found.service;
      service[id] = { service_id: id, amount: found.amount + (service[id]?.amount ?? 0) };
    }
    return { is: service };
  }

  /** Services as a list writes them, in the order of the offer. */
  write(value: unknown): string {
    const amounts = (value ?? {}) as Amounts;
    return this.#all
      .flatMap(({ id, names }) => {
        const amount = amounts[id]?.amount ?? 0;
        return amount > 0 ? [`${amount} × ${names.de}`] : [];
      })
      .join(', ');
  }
}
