import { hasWines, isAd } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';
import type { Random } from '../random.ts';
import type { Reference } from '../reference/build-reference.ts';
import type { FairBook } from './build-fairs.ts';
import { addDays, type Fair, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';

interface Order {
  exhibitor: ExhibitorEntry;
  stands: number;
  winePages: number;
  ads: number;
  accepted: boolean | null;
  comment: string | null;
  /** The exhibitor's message. */
  wish?: string;
  /** Ordered one wine page more at first; an administrator opened it before the change. */
  changed?: boolean;
}

const wishes = [
  'Gerne wieder auf demselben Deck wie letztes Jahr.',
  'Wir bringen einen eigenen Kühlschrank mit und brauchen dafür Strom.',
  'Am liebsten neben einem anderen Betrieb aus unserer Region.',
];

/** Requests with their services: accepted ones match the stands and pages, the others are only wishes. */
export function buildRequests(
  random: Random,
  reference: Reference,
  books: FairBook[],
  exhibitors: ExhibitorEntry[],
): { requests: Row[]; services: Row[]; looks: Row[] } {
  const requests: Row[] = [];
  const services: Row[] = [];
  const looks: Row[] = [];
  const add = (fair: Fair, order: Order) => {
    const id = requests.length + 1;
    const sentOn = addDays(fair.from, 1 + (order.exhibitor.id % 6));
    requests.push({
      id,
      catalog_id: fair.id,
      exhibitor_id: order.exhibitor.id,
      count_stands: order.stands,
      count_pages_wine: order.winePages,
      count_pages_advertising: order.ads,
      state: order.accepted === null ? 'sent' : order.accepted ? 'accepted' : 'rejected',
      comment: order.comment,
      exhibitor_comment: order.wish ?? null,
      resent_at: order.changed ? momentOn(addDays(sentOn, 3), 20, order.exhibitor.id % 60) : null,
      decided_at: order.accepted === null ? null : momentOn(addDays(sentOn, 2), 9, order.exhibitor.id % 60),
      decided_by: order.accepted === null ? null : accountIds.admin,
      created_at: momentOn(sentOn, 6 + (order.exhibitor.id % 12), order.exhibitor.id % 60),
    });
    const wanted = random
      .shuffled(reference.services)
      .slice(0, random.int(1, 3))
      .map((service) => ({ service_id: service.id, amount: random.int(1, 3) }));
    services.push(...wanted.map((row) => ({ exhibitor_catalog_request_id: id, ...row })));
    if (order.changed)
      looks.push({
        request_id: id,
        user_id: accountIds.admin,
        looked_at: momentOn(addDays(sentOn, 1), 9),
        seen: {
          count_stands: order.stands,
          count_pages_wine: order.winePages + 1,
          count_pages_advertising: order.ads,
          service: Object.fromEntries(wanted.map((row) => [row.service_id, row])),
          exhibitor_comment: order.wish ?? null,
        },
      });
  };

  for (const { fair, booths, pages } of books) {
    for (const { exhibitor, stands } of booths) {
      const own = pages.filter((page) => page.exhibitorId === exhibitor.id);
      const winePages = Math.max(1, own.filter(({ pageType }) => hasWines(pageType)).length);
      const ads = own.filter(({ pageType }) => isAd(pageType)).length;
      add(fair, { exhibitor, stands: stands.length, winePages, ads, accepted: true, comment: null });
    }
  }
  const thisYear = books.at(-1)?.fair;
  for (const exhibitor of exhibitors) {
    if (!thisYear || (exhibitor.standing !== 'waiting' && exhibitor.standing !== 'rejected')) continue;
    const rejected = exhibitor.standing === 'rejected';
    const comment = rejected
      ? 'Alle Stände auf dem gewünschten Deck sind vergeben. Gerne führen wir Sie auf der Warteliste.'
      : null;
    const winePages = random.int(1, 3);
    add(thisYear, {
      exhibitor,
      stands: 1,
      winePages,
      ads: random.int(0, 1),
      accepted: rejected ? false : null,
      comment,
      wish: rejected ? undefined : wishes[exhibitor.id % wishes.length],
      changed: !rejected && exhibitor.id % 3 === 0,
    });
  }
  return { requests, services, looks };
}
