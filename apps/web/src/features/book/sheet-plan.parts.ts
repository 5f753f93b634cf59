/** A catalogue's plan of sheets, unfolded or as a strip. */
export { SheetPlan } from './components/plan/sheet-plan.tsx';
