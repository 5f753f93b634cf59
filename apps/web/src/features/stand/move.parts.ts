/** Moves a company to another stand, after a question. */
export { askToMove, type Move } from './components/ask-to-move.tsx';
