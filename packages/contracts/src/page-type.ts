export const WINE_PAGE = 1;
export const AD_PAGE = 2;
export const CONTENT_PAGE = 3;
export const EXHIBITOR_REGISTER = 4;
export const REGION_REGISTER = 5;
export const WINETOUR_PAGE = 6;
export const CHOSEN_REGISTER = 7;

/** 1 wine page, 2 ad, 3 content, 4 register of exhibitors, 5 register of regions, 6 wine tour, 7 a register that the organiser has chosen. */
export const pageTypes = [
  WINE_PAGE,
  AD_PAGE,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  REGION_REGISTER,
  WINETOUR_PAGE,
  CHOSEN_REGISTER,
] as const;
export type PageType = (typeof pageTypes)[number];

interface PageKind {
  /** Who creates it; exhibitors also release what they create. A catalogue has its registers from the start. */
  madeBy: 'exhibitor' | 'organiser' | 'catalogue';
  /** What is printed: wines with their prices, an uploaded PDF, or what follows from the other pages. */
  prints: 'wines' | 'upload' | 'generated';
  /** Since when it is at a stand: since it was added, or at the latest with its file. */
  standWith: 'page' | 'file' | 'nothing';
}

/** What each type of page is. A type without an answer here, or in a switch over all of them, does not compile. */
type PageKinds = Answered<{
  [WINE_PAGE]: { madeBy: 'exhibitor'; prints: 'wines'; standWith: 'page' };
  [AD_PAGE]: { madeBy: 'exhibitor'; prints: 'upload'; standWith: 'file' };
  [CONTENT_PAGE]: { madeBy: 'organiser'; prints: 'upload'; standWith: 'nothing' };
  [EXHIBITOR_REGISTER]: { madeBy: 'catalogue'; prints: 'generated'; standWith: 'nothing' };
  [REGION_REGISTER]: { madeBy: 'catalogue'; prints: 'generated'; standWith: 'nothing' };
  [WINETOUR_PAGE]: { madeBy: 'organiser'; prints: 'generated'; standWith: 'nothing' };
  [CHOSEN_REGISTER]: { madeBy: 'organiser'; prints: 'generated'; standWith: 'nothing' };
}>;
type Answered<Kinds extends Record<PageType, PageKind>> = Kinds;

/** The types of which something holds. */
type TypesOf<Kind extends Partial<PageKind>> = {
  [Type in PageType]: PageKinds[Type] extends Kind ? Type : never;
}[PageType];

/** A list in which none of the types may be missing; browsers load the list, and not the table that it follows from. */
const all =
  <Type extends PageType>() =>
  <const List extends readonly Type[]>(list: [Type] extends [List[number]] ? List : never): Type[] => [
    ...list,
  ];

/** Types that an exhibitor creates and releases. */
export const exhibitorPages = all<TypesOf<{ madeBy: 'exhibitor' }>>()([WINE_PAGE, AD_PAGE]);
/** Types that print wines of their exhibitor, with a logo. */
export const winePages = all<TypesOf<{ prints: 'wines' }>>()([WINE_PAGE]);
/** Types whose content is an uploaded PDF. */
export const uploadedPages = all<TypesOf<{ prints: 'upload' }>>()([AD_PAGE, CONTENT_PAGE]);
/** Uploads of an exhibitor, who may leave them to a designer. */
export const ads = all<TypesOf<{ madeBy: 'exhibitor'; prints: 'upload' }>>()([AD_PAGE]);
/** Types that every catalogue has exactly once; they can be moved, but not edited or deleted. */
export const registers = all<TypesOf<{ madeBy: 'catalogue' }>>()([EXHIBITOR_REGISTER, REGION_REGISTER]);
/** Types that are made from the other pages. */
export const generatedPages = all<TypesOf<{ prints: 'generated' }>>()([
  EXHIBITOR_REGISTER,
  REGION_REGISTER,
  WINETOUR_PAGE,
  CHOSEN_REGISTER,
]);

/** Types that list companies or wines, with the fair's mark at their head. */
const listings: PageType[] = [...registers, CHOSEN_REGISTER];

/** What a register that the organiser has chosen lists; a catalogue has at most one of each. */
export const registerKinds = ['grape', 'award', 'ship', 'type'] as const;
export type RegisterKind = (typeof registerKinds)[number];

const among =
  <Type extends PageType>(types: readonly Type[]) =>
  (type: number | null | undefined): type is Type =>
    types.some((one) => one === type);

export const isExhibitorPage = among(exhibitorPages);
export const hasWines = among(winePages);
export const isAd = among(ads);
export const needsStand = among(all<TypesOf<{ standWith: 'page' }>>()([WINE_PAGE]));
export const needsStandForFile = among(all<TypesOf<{ standWith: 'file' }>>()([AD_PAGE]));
export const isUploadedPage = among(uploadedPages);
export const isRegister = among(registers);
export const isListing = among(listings);
/** Pages that are made from others once the organiser has added them. */
export const isGeneratedOnWish = among([WINETOUR_PAGE, CHOSEN_REGISTER]);
export const isChosenRegister = among([CHOSEN_REGISTER]);
export const isGeneratedPage = among(generatedPages);

/** The type at whose place on the fore-edge a page has its mark: registers have theirs in one place. */
export const markedLike = (type: PageType): PageType => (isChosenRegister(type) ? REGION_REGISTER : type);

export type ExhibitorPageType = (typeof exhibitorPages)[number];
export type UploadedPageType = (typeof uploadedPages)[number];

export const uploadKindOf = (type: number) => (isAd(type) ? 'ad' : 'content');

/** A type as it is stored. @throws RangeError for a number that is none */
export function pageTypeOf(type: number): PageType {
  const known = pageTypes.find((one) => one === type);
  if (known === undefined) throw new RangeError(`${type} is no type of page.`);
  return known;
}
