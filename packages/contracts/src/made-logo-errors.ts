/** Why no logo is made of a file, or none anew. */
export const madeLogoErrorCodes = [
  'logo.too-small',
  'file.picture-shape',
  'logo.empty',
  'logo.typefaces',
  'logo.linked',
  'logo.too-intricate',
  'logo.not-placed',
  'logo.approved',
  'logo.from-illustrator',
  'logo.from-photoshop',
  'logo.from-coreldraw',
  'logo.from-affinity',
  'logo.from-indesign',
  'logo.from-word',
] as const;
