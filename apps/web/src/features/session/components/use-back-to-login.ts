import { useNavigate } from 'react-router-dom';
import { notify } from '../../../ui/snackbar-store.ts';

/** Ends a form of the logged-out area: shows a message and opens the login screen. */
export function useBackToLogin(): (message: string) => void {
  const navigate = useNavigate();
  return (message) => {
    notify('success', message);
    void navigate('/login');
  };
}
