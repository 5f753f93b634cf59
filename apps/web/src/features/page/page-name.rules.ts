import { isGeneratedPage, type PageRow } from '@rebblatt/contracts';
import { datedName } from '../../lib/file-name.ts';
import type { Translate } from '../../lib/text-key.ts';

/** The title of a page's screens: its name and its position. */
export const pageTitle = (t: Translate, page: Parameters<typeof pageName>[1] & Pick<PageRow, 'position'>) =>
  t(($) => $.standing.titled, { name: pageName(t, page), position: page.position });

/** The name of a page's PDF among the other files of whoever saves it. */
export const pageFile = (t: Translate, page: Parameters<typeof pageTitle>[1], catalog: string) =>
  datedName(`${catalog}, ${pageTitle(t, page)}`, 'pdf');

/** The name of a page of which only the type and a label are known, such as its exhibitor. */
export function labelledPage(
  t: Translate,
  page: Pick<PageRow, 'page_type'> & { label: string | null },
): string {
  const type = t(($) => $.page.type[`${page.page_type}`]);
  return page.label ? `${type}, ${page.label}` : type;
}

/** The name of a page in labels, announcements and questions. */
export function pageName(
  t: Translate,
  page: Pick<PageRow, 'page_type' | 'exhibitor' | 'description'> & Partial<Pick<PageRow, 'register_kind'>>,
): string {
  const { register_kind: kind } = page;
  if (kind) return t(($) => $.page.registerKind[kind]);
  const type = t(($) => $.page.type[`${page.page_type}`]);
  // The description of a generated page would only repeat its type.
  if (isGeneratedPage(page.page_type)) return type;
  const who = page.exhibitor?.company_name ?? page.description;
  return labelledPage(t, { page_type: page.page_type, label: who });
}
