const firstName =
  'Andrea,Beat,Claudia,Daniel,Eveline,Franziska,Gian,Hanspeter,Isabelle,Jürg,Karin,Luca,Marianne,Nicolas,Olivia,Pascal,Regula,Stefan,Therese,Urs,Valentina,Werner,Yvonne,Reto,Chantal,Matteo,Simone,Thomas,Corinne,Laurent'.split(
    ',',
  );
const family =
  'Aebersold,Bertschinger,Caminada,Derungs,Eggenberger,Fahrni,Gasser,Hollenstein,Imhof,Jaquier,Kälin,Lüthold,Monnier,Nägeli,Odermatt,Pedretti,Rüttimann,Schnyder,Truttmann,Vonlanthen,Wyttenbach,Zollinger,Bianchetti,Favre,Rochat,Zurbriggen'.split(
    ',',
  );

/** A person's name for the nth account; it repeats only after a few hundred. */
export const personName = (nth: number) =>
  `${firstName[nth % firstName.length]} ${family[(nth * 7 + Math.floor(nth / firstName.length)) % family.length]}`;
