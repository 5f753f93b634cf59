/** The blocks of text to choose from when a page is rejected. */
export { TextBlockChoice } from './components/text-block-choice.tsx';
