/** What is open, in words, for other screens. */
export { ownPageName, pageInWords } from './components/standing-words.ts';
