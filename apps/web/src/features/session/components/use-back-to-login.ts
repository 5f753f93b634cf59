import { useNavigate } from 'react-router-dom';
import { notify } from '../../../ui/snackbar-store.ts';

/** Ends a form of the logged-out area: says what has happened and leads to the login screen. */
export function useBackToLogin(): (message: string) => void {
  const navigate = useNavigate();
  return (message) => {
    notify('success', message);
    void navigate('/login');
  };
}
