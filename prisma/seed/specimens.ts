export interface AdOrder {
  name: string;
  place: string;
  slogan: string;
  /** The location of a company, as people find it: "Stadt Zürich, Stand Z-01". */
  stand: string;
  website: string;
  seed: number;
}

/** Makes the demo's PDFs, real ones in CMYK; the same `seed` and texts result in the same bytes. */
export interface Specimens {
  /** A logo of 65 × 122.5 mm. */
  logo(order: { name: string; place: string; since: number; seed: number }): Promise<Uint8Array>;
  /** An ad of 210 × 135 mm with 3 mm bleed. */
  ad(order: AdOrder): Promise<Uint8Array>;
  /** An ad that somebody uploads where a logo is wanted, as its report knows it. */
  misplacedAd(order: AdOrder): Promise<Uint8Array>;
  /** A text of the organiser, any number of pages. */
  content(order: { pages: { title: string; paragraphs: string[] }[]; seed: number }): Promise<Uint8Array>;
}
