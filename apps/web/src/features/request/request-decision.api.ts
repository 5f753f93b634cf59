/** A request as the queue of what waits shows it, and the form that decides on it. */
export { RequestDecision } from './components/request-decision.tsx';
export { RequestSheet } from './components/request-sheet.tsx';
export { adminRequest, decideRequest, takeBackRequest } from './request.api.ts';
