/** Without a contact of the organiser. */
export { NobodyToAsk } from './components/nobody-to-ask.tsx';
