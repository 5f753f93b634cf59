import { withAccessTexts } from '../../lib/i18n.ts';
import { useStore } from '../../lib/store.ts';
import { laterView } from '../../ui/later-view.tsx';
import { factorQuestionStore } from './factor-question.api.ts';

const Dialog = laterView(() =>
  withAccessTexts(import('./components/factor-dialog.tsx')).then((module) => module.FactorDialog),
);

/** The question for the second factor, while it is asked. */
export function FactorQuestion() {
  const question = useStore(factorQuestionStore);
  return question && <Dialog answer={question.answer} />;
}
