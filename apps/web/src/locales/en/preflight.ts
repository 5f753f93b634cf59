export { preflightEnglish as preflight } from '@rebblatt/contracts';
