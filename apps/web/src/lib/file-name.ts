import { today } from './date.ts';

/** The name of a file that the product makes, with its day: files of different days lie in one folder. */
export const datedName = (name: string, extension: string): string => `${name} ${today()}.${extension}`;
