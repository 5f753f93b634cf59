export { preflightFrench as preflight } from '@rebblatt/contracts';
