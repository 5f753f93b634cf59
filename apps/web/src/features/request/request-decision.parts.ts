/** The form that decides on a request. */
export { RequestDecision } from './components/request-decision.tsx';
