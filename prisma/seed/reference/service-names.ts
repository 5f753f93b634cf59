/** The services of the demo fair in French and English, by their German name. */
const lines = `
Stromanschluss 230 V|Raccordement électrique 230 V|Power connection 230 V
Kühlschrank 140 l|Réfrigérateur 140 l|Refrigerator 140 l
Degustationsgläser, Kiste zu 36|Verres à dégustation, caisse de 36|Tasting glasses, box of 36
Gläserspüldienst, pro Messetag|Lavage des verres, par jour de foire|Glass washing, per fair day
Stehtisch mit Husse|Table haute avec housse|Bar table with cover
Zusätzliche Standbeleuchtung|Éclairage supplémentaire du stand|Additional stand lighting
Parkkarte für Lieferwagen|Carte de stationnement pour camionnette|Parking permit for a van
Werbetafel am Steg|Panneau publicitaire sur la passerelle|Advertising board on the jetty
`;

export const serviceNames = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [de = '', fr = de, en = de] = line.split('|');
      return [de, { fr, en }] as const;
    }),
);
