/** A request as the queue of what waits shows it, and its decision. */
export { RequestSheet } from './components/request-sheet.tsx';
export { adminRequest, decideRequest, takeBackRequest } from './request.api.ts';
