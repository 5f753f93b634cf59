/** What the form of every wine has to say besides its name, region and type. */
export const plainWine = { alcohol_content_level: 30 } as const;

/** The same as fields of a form that is sent as texts. */
export const plainWineTexts = { alcohol_content_level: '30' } as const;
