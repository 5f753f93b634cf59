export { AskOrganiser } from './components/ask-organiser.tsx';
