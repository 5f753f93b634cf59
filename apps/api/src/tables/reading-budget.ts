import { MAX_READING_MS, MAX_XML_ELEMENTS } from './limits.ts';
import { tooComplex } from './table-refusal.ts';

const MICROSECONDS = 1000;

/** What the reading of one file may use of its process: elements and processor time. The clock does not count. */
export class ReadingBudget {
  #begun = process.cpuUsage();
  #elements = 0;

  /** Counts an element of XML. @throws TableRefusal `table.too-complex` beyond the limit */
  countElement(): void {
    if (++this.#elements > MAX_XML_ELEMENTS) throw tooComplex();
  }

  /** Called every few milliseconds of work. @throws TableRefusal `table.too-complex` when the time is used up */
  checkTime(): void {
    const { user, system } = process.cpuUsage(this.#begun);
    if (user + system > MAX_READING_MS * MICROSECONDS) throw tooComplex();
  }
}
