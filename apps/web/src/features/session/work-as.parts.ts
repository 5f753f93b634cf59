import { useNavigate } from 'react-router-dom';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notify } from '../../ui/snackbar-store.ts';
import { withFactor } from './factor-question.api.ts';
import { signInAs } from './session.api.ts';

/** @returns what starts working on an exhibitor's behalf and goes to the first screen, or says why not */
export function useWorkAs() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async ({ id, email }: Parameters<typeof signInAs>[0]): Promise<void> => {
    try {
      if (await withFactor(() => signInAs({ id, email }))) void navigate('/');
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  };
}
