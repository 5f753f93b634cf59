import type { FileMend, MendFix, MendWishes, PlateInk } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { pictureUrl } from '../../lib/picture.ts';
import { queryClient } from '../../lib/query-client.ts';

type MendSide = 'original' | 'mended';

/** The calls by which the file of one page or logo is mended. */
export interface MendCalls {
  /** Which file it is. */
  about: string;
  /** Changes with the file and with its check, so that nothing is shown that is about another one. */
  stamp: string;
  show: () => Promise<FileMend>;
  order: (fixes: MendFix[], wishes?: MendWishes) => Promise<unknown>;
  agree: (form: { reason?: string }) => Promise<unknown>;
  drop: () => Promise<unknown>;
  /** A page of the file, counted from 1, or one of its plates. */
  picture: (side: MendSide, page: number, stamp: string, plate?: PlateInk) => ReturnType<typeof pictureUrl>;
}

/** How often the state of a file that is being mended is asked for, in ms: it takes a few seconds. */
const ASK_MS = 1000;

const keyOf = ({ about }: MendCalls) => ['mend', about] as const;

/** What of a file can be mended, and what was. */
export const mendOf = (calls: MendCalls) =>
  queryOptions({
    queryKey: [...keyOf(calls), calls.stamp],
    queryFn: calls.show,
    refetchInterval: ({ state }) => (state.data?.mended?.state === 'mending' ? ASK_MS : false),
  });

/** Orders the mended file. */
export const orderMending = (calls: MendCalls, fixes: MendFix[], wishes?: MendWishes): Promise<void> =>
  calls.order(fixes, wishes).then(() => mendChanged(calls));

/** Fetches anew what was mended. */
export const mendChanged = (calls: MendCalls): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(calls) });
