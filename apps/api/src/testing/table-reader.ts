import { createTableReader, type TableReader } from '../tables/table-reader.ts';

/** Of all files that this process tests one after the other, as the processes of the press. */
let shared: TableReader | undefined;

export function tableReaderOfFiles(): TableReader {
  shared ??= createTableReader();
  return shared;
}
