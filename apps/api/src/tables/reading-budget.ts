import { MAX_INFLATED_BYTES, MAX_READING_MS, MAX_XML_ELEMENTS } from './limits.ts';
import { tooComplex } from './table-refusal.ts';

const MICROSECONDS = 1000;

/** What the reading of one file may use of its process: elements, letters and processor time. The clock does not count. */
export class ReadingBudget {
  #begun = process.cpuUsage();
  #elements = 0;
  #letters = 0;

  /** Counts an element of XML. @throws TableRefusal `table.too-complex` beyond the limit */
  countElement(): void {
    if (++this.#elements > MAX_XML_ELEMENTS) throw tooComplex();
  }

  /** Counts what was inflated. @throws TableRefusal `table.too-complex` beyond the limit */
  countLetters(count: number): void {
    this.#letters += count;
    if (this.#letters > MAX_INFLATED_BYTES) throw tooComplex();
  }

  /** Called every few milliseconds of work. @throws TableRefusal `table.too-complex` when the time is used up */
  checkTime(): void {
    const { user, system } = process.cpuUsage(this.#begun);
    if (user + system > MAX_READING_MS * MICROSECONDS) throw tooComplex();
  }
}
