/** A request with the form that decides on it, for the queue of what waits. */
export { RequestDecision } from './components/request-decision.tsx';
