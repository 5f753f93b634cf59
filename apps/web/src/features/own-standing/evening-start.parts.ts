export { EveningStart } from './components/evening-start.tsx';
