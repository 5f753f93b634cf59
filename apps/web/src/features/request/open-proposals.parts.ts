/** What waits of the orders of last time, for the sheet of a catalogue. */
export { OpenProposals } from './components/open-proposals.tsx';
