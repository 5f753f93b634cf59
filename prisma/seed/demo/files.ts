import type { AdOrder, Specimens } from '../specimens.ts';
import { addDays, type Fair, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import { adAsLogo, soundLogo } from './file-reports.ts';
import { organiserTexts } from './organiser-texts.ts';
import type { FileEntry, LogoEntry } from './pages.ts';
import { slogans } from './slogans.ts';
import type { StandPlan } from './stands.ts';

/** Stores bytes and returns their SHA-256. */
export type SaveFile = (bytes: Uint8Array, file: { name: string; mimeType: string }) => Promise<string>;

export interface DemoFiles {
  files: FileEntry[];
  logos: LogoEntry[];
  /** Ads by exhibitor; most exhibitors have none. */
  ads: Map<number, FileEntry>;
  /** Content pages by title. */
  contents: Map<string, FileEntry>;
}

/** Exhibitors with an ad: some of last year's, and the demo winery. */
export const hasAd = (exhibitor: ExhibitorEntry) =>
  exhibitor.id === accountIds.ownWinery ||
  (exhibitor.returning && (exhibitor.id % 3 === 1 || exhibitor.id % 24 === 6));

/** A PDF that is still to be made. */
interface FileOrder {
  name: string;
  pages: number;
  ownerId: number;
  createdAt: string;
  make(): Promise<Uint8Array>;
}

interface LogoOrder extends FileOrder {
  exhibitorId: number;
  logo: Pick<LogoEntry, 'name' | 'approved' | 'status' | 'report'>;
}

/** How many files are made and stored concurrently. */
const AT_A_TIME = 8;

export interface FileSetting {
  exhibitors: ExhibitorEntry[];
  /** This year's main exhibition: files were uploaded while it was open. */
  fair: Fair;
  stands: StandPlan;
  specimens: Specimens;
  saveFile: SaveFile;
}

/** Makes and stores the demo's PDFs: logos in every state, ads, and the organiser's own pages. */
export async function makeFiles(setting: FileSetting): Promise<DemoFiles> {
  const { exhibitors, fair, specimens, saveFile } = setting;
  const active = exhibitors.filter((exhibitor) => exhibitor.active);
  const logoOrders = active.flatMap((exhibitor) => orderLogos(exhibitor, setting));
  const adOrders = active.filter(hasAd).map((exhibitor) => orderAd(exhibitor, setting));
  const contentOrders = organiserTexts.map(
    ({ title, pages }, index): FileOrder => ({
      name: `${title}.pdf`,
      pages: pages.length,
      ownerId: accountIds.admin,
      createdAt: momentOn(addDays(fair.from, 3)),
      make: () => specimens.content({ pages, seed: index }),
    }),
  );
  const orders: FileOrder[] = [...logoOrders, ...adOrders, ...contentOrders];
  const files: FileEntry[] = [];
  for (let start = 0; start < orders.length; start += AT_A_TIME) {
    const batch = orders.slice(start, start + AT_A_TIME);
    files.push(...(await Promise.all(batch.map((order, nth) => makeFile(order, start + nth + 1, saveFile)))));
  }
  const fileOf = (order: FileOrder) => files[orders.indexOf(order)] as FileEntry;
  return {
    files,
    logos: logoOrders.map((order, index) => ({
      id: index + 1,
      exhibitorId: order.exhibitorId,
      ...order.logo,
      file: fileOf(order),
      createdAt: order.createdAt,
    })),
    ads: new Map(adOrders.map((order) => [order.ownerId, fileOf(order)])),
    contents: new Map(
      contentOrders.map((order, index) => [organiserTexts[index]?.title ?? '', fileOf(order)]),
    ),
  };
}

async function makeFile({ make, ...order }: FileOrder, id: number, saveFile: SaveFile): Promise<FileEntry> {
  const bytes = await make();
  const sha256 = await saveFile(bytes, { name: order.name, mimeType: 'application/pdf' });
  const { name, pages, ownerId, createdAt } = order;
  return { id, sha256, size: bytes.byteLength, name, pages, ownerId, createdAt };
}

/** Exhibitors of last year have an approved logo, some also a new one; new exhibitors a waiting, failed or no logo. */
function orderLogos(exhibitor: ExhibitorEntry, { fair, stands, specimens }: FileSetting): LogoOrder[] {
  const { id, returning } = exhibitor;
  const createdAt = momentOn(addDays(fair.from, id % 40), 7 + (id % 9), id % 60);
  const order = (title: string, seed: number, state: 'approved' | 'waiting' | 'failed'): LogoOrder => ({
    name: `${title}.pdf`,
    pages: 1,
    ownerId: id,
    exhibitorId: id,
    createdAt,
    make: () =>
      state === 'failed'
        ? specimens.misplacedAd(adOf(exhibitor, stands))
        : specimens.logo({ name: exhibitor.name, place: exhibitor.city, since: exhibitor.since, seed }),
    logo: {
      name: title,
      approved: state === 'approved',
      status: state === 'failed' ? 2 : 1,
      report: state === 'failed' ? adAsLogo : soundLogo,
    },
  });
  const title = `Logo ${exhibitor.name}`;
  if (id === accountIds.ownWinery)
    return [order(title, id, 'approved'), order('Jubiläumslogo 1897', id + 1, 'waiting')];
  if (!returning) return id % 3 === 2 ? [] : [order(title, id, id % 3 === 0 ? 'waiting' : 'failed')];
  const renewed = id % 19 === 5 ? [order(`Neues ${title}`, id + 1, 'waiting')] : [];
  return [order(title, id, 'approved'), ...renewed];
}

const orderAd = (exhibitor: ExhibitorEntry, { fair, stands, specimens }: FileSetting): FileOrder => ({
  name: `Inserat ${exhibitor.name}.pdf`,
  pages: 1,
  ownerId: exhibitor.id,
  createdAt: momentOn(addDays(fair.from, 9)),
  make: () => specimens.ad(adOf(exhibitor, stands)),
});

function adOf({ id, name, city, website }: ExhibitorEntry, stands: StandPlan): AdOrder {
  const stand = stands.get(id)?.[0];
  return {
    name,
    place: city,
    slogan: slogans[id % slogans.length] ?? '',
    stand: stand ? `${stand.ship}, Stand ${stand.stand}` : '',
    website: website ?? '',
    seed: id,
  };
}
