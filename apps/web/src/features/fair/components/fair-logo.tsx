import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { fairOptions, logoAddress } from '../fair.api.ts';
import styles from './fair-logo.module.css';

/** The fair's logo beside the product's, where people without an account are; nothing without one. */
export function FairLogo() {
  // The logged-out screens have no provider.
  const { data } = useQuery(fairOptions(), queryClient);
  if (!data?.logo) return null;
  return <img className={styles.logo} src={`/api${logoAddress(data.logo.stamp)}`} alt={data.name ?? ''} />;
}
