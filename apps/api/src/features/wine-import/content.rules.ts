import type { ColumnQuestion, WineColumn } from '@rebblatt/contracts';
import {
  areAmounts,
  areMoreThanBoxes,
  arePrices,
  areSizes,
  areTooDear,
  clearTests,
  EXACT,
  looksLikeMoney,
  MOST,
  mayBeAlcohol,
  mayBePrices,
  NEAR,
  share,
} from './cell-values.rules.ts';
import type { Guess } from './column.rules.ts';
import { byValues } from './contradiction.rules.ts';
import { isForeignCurrency } from './currency.rules.ts';
import { bottlesOf, namesBottle } from './heading.rules.ts';
import type { Lists } from './lists.rules.ts';
import { guessName } from './name-column.rules.ts';
import { isCounted, isKey, isNoPrice, isSlug, isTax } from './other-columns.rules.ts';
import { settlePrices } from './price-columns.rules.ts';
import { isOtherPrice } from './price-words.rules.ts';

/** What most bottles hold, in cl. */
const USUAL_BOTTLE = 75;
/** How many cells of a column are looked at. */
const SAMPLE = 40;

const one = (kind: ColumnQuestion['kind'], column: number, ...fields: WineColumn[]): ColumnQuestion => ({
  kind,
  options: fields.map((field) => ({ column, field })),
});

/**
 * Guesses by content what the columns are whose heading says nothing, or is contradicted by them: what is clear first, then
 * sizes, prices and at last the name. What is taken for something by its values alone is asked about.
 */
export function guessBy(lists: Lists): Guess {
  const tests = clearTests(lists);
  return (columns, { headings, fields: known, byHeadings }) => {
    const questions: ColumnQuestion[] = [];
    const samples = columns.map((cells) => cells.filter(Boolean).slice(0, SAMPLE));
    const cellsOf = (i: number) => samples[i] ?? [];
    const headingOf = (i: number) => headings[i] ?? '';
    const fields = byValues({ fields: known, byHeadings }, samples, tests, lists);
    const contradicted = new Set(known.flatMap((field, i) => (field && !fields[i] ? [i] : [])));
    const left = () => fields.flatMap((field, i) => (field === null && samples[i]?.length ? [i] : []));
    const isLeft = (field: WineColumn) => !fields.includes(field);
    // A column of its own says that the prices are in another currency.
    const mayBePriced = (i: number) =>
      !isNoPrice(headingOf(i)) && arePrices(cellsOf(i), false) && !areSizes(cellsOf(i), lists, EXACT);
    const foreign = samples.some((cells) => share(cells, isForeignCurrency) >= MOST);
    const settled = settlePrices(fields, {
      headings,
      foreign,
      hasAmounts: (i) => areAmounts(cellsOf(i)),
      mayBePriced,
      isMoreThanBoxes: (i) => areMoreThanBoxes(cellsOf(i)),
      isTooDear: (i) => areTooDear(cellsOf(i)),
    });
    fields.splice(0, fields.length, ...settled.fields);
    questions.push(...settled.questions);
    const isAsked = (i: number) =>
      questions.some(({ options }) => options.some(({ column }) => column === i));
    const free = () => left().filter((i) => !isAsked(i));
    for (const i of free())
      fields[i] =
        tests.find(
          ([field, fits]) =>
            isLeft(field) &&
            !isSlug(headingOf(i)) &&
            share(cellsOf(i), fits) >= MOST &&
            // A discount is in per cent as well.
            !(
              field === 'alcohol' && [isOtherPrice, isNoPrice, isTax].some((isOther) => isOther(headingOf(i)))
            ),
        )?.[0] ?? null;
    // Other things are in per cent, too.
    const alcohol = fields.indexOf('alcohol');
    if (alcohol >= 0 && known[alcohol] === null && headingOf(alcohol) !== '')
      questions.push(one('guessed', alcohol, 'alcohol'));
    if (isLeft('size')) {
      const [sizes] = free()
        .filter((i) => !contradicted.has(i) && areSizes(cellsOf(i), lists, headings[i] ? EXACT : NEAR))
        .sort((a, b) => new Set(cellsOf(a)).size - new Set(cellsOf(b)).size);
      if (sizes !== undefined) {
        fields[sizes] = 'size';
        questions.push(one('guessed', sizes, 'size'));
      }
    }
    if (isLeft('price') && settled.questions.length === 0) guessPrice();
    // Prices under the name of a bottle are those of that bottle, beside others that have their size.
    for (const i of free()) if (isBottlePrice(i, true)) questions.push(ofBottle(i));
    if (isLeft('wine')) {
      const name = guessName(
        left().map((column) => ({
          column,
          heading: headingOf(column),
          cells: cellsOf(column),
          filled: share(columns[column] ?? [], Boolean),
        })),
      );
      // Wines may be named by nothing but their grape.
      const grape = fields.findIndex((field, i) => field === 'grape' && known[i] === null);
      const chosen = name ?? (grape < 0 ? undefined : grape);
      if (chosen !== undefined) {
        fields[chosen] = 'wine';
        if (headingOf(chosen) !== '') questions.push(one('guessed', chosen, 'wine'));
      }
    }
    return { fields, questions };

    function isBottlePrice(i: number, bare: boolean): boolean {
      const isBottle = namesBottle(headingOf(i)) && !isOtherPrice(headingOf(i)) && !isCounted(headingOf(i));
      return isBottle && arePrices(cellsOf(i), bare) && !areSizes(cellsOf(i), lists, EXACT);
    }

    /** Whether the prices under the name of a bottle are that, and which of the bottles that are called so. */
    function ofBottle(column: number): ColumnQuestion {
      const sizes = isLeft('size') ? lists.size.namesOf(bottlesOf(headingOf(column))) : [];
      if (sizes.length === 0) return one('which-field', column, 'price');
      const options = sizes.map((size) => ({
        column,
        field: 'price' as const,
        heading: `${headingOf(column)} ${size}`,
      }));
      return { kind: 'which-field', options };
    }

    /** The price by its values: a single one is taken and asked about, of several a person chooses. */
    function guessPrice(): void {
      const bare = (i: number) => headings[i] === '' || contradicted.has(i);
      const open = free().filter(
        (i) =>
          ![isOtherPrice, isNoPrice, isCounted, isKey].some((isOther) => isOther(headingOf(i))) ||
          contradicted.has(i),
      );
      const bottles = isLeft('size') ? open.filter((i) => isBottlePrice(i, true)) : [];
      // A single column of bottles is that of the usual ones.
      if (bottles.length > 1 || bottles.some((i) => bottlesOf(headingOf(i))[0] !== USUAL_BOTTLE)) {
        questions.push(...bottles.map(ofBottle));
        return;
      }
      const likely = open.filter((i) => arePrices(cellsOf(i), bare(i)));
      const francs = likely.filter((i) => cellsOf(i).some(looksLikeMoney));
      const certain = francs.length > 0 ? francs : likely;
      // Under a heading that nobody knows, numbers may be anything.
      const prices = certain.length > 0 ? certain : open.filter((i) => mayBePrices(cellsOf(i)));
      const [price] = prices;
      if (price === undefined) return;
      if (prices.length > 1)
        questions.push({
          kind: 'which-price',
          options: prices.map((column) => ({ column, field: 'price' })),
        });
      else if (isLeft('alcohol') && mayBeAlcohol(cellsOf(price)))
        questions.push(one('which-field', price, 'alcohol', 'price'));
      else if (certain.length === 0) questions.push(one('which-field', price, 'price'));
      else {
        fields[price] = 'price';
        questions.push(one('guessed', price, 'price'));
      }
    }
  };
}
