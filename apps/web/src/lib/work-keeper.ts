import type { KeptForm, OfferOptions } from './kept-work.ts';

/** What keeps typed and unsaved work; see `kept-work.ts` for what each of them does. */
export type WorkKeeper = {
  offerWork: (person: string, name: string, work: () => unknown, options?: OfferOptions) => KeptForm;
  keepWork: (person: string) => boolean;
  discardWork: () => void;
  forgetWork: (person?: string) => void;
};

let keeper: WorkKeeper | undefined;

/** Keeps typed work from now on. The signed-in area does: before the sign-in there is nobody whose work it would be. */
export function keepWith(one: WorkKeeper): void {
  keeper = one;
}

/** What keeps typed work; undefined before the sign-in. */
export const workKeeper = (): WorkKeeper | undefined => keeper;
