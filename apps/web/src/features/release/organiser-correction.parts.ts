/** Correcting a released page, for the organiser. */
export { QueuedCorrection } from './components/correction/organiser-correction.tsx';
