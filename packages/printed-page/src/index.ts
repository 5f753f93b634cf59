// The server sets pages of any design; a browser fetches a pair when a design has it.
import './type/all-pairs.ts';

export * from './browser.ts';
