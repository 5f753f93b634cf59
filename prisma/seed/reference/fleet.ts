/** The ships in their order along the quay, with the letters of their stands and the number of stands on each deck. */
export const fleet = [
  { name: 'Stadt Zürich', code: 'Z', stands: [8, 7, 3] },
  { name: 'Stadt Rapperswil', code: 'R', stands: [8, 7, 3] },
  { name: 'Linth', code: 'L', stands: [9, 8, 3] },
  { name: 'Helvetia', code: 'H', stands: [9, 8, 3] },
  { name: 'Limmat', code: 'M', stands: [8, 7, 0] },
  { name: 'Säntis', code: 'S', stands: [7, 6, 0] },
  { name: 'Saturn', code: 'T', stands: [6, 5, 0] },
  { name: 'Schwan', code: 'W', stands: [6, 5, 0] },
  { name: 'Pfannenstiel', code: 'P', stands: [8, 7, 0] },
  { name: 'MS Uetliberg', code: 'U', stands: [6, 5, 0] },
  { name: 'MS Rosenstadt', code: 'O', stands: [5, 4, 0] },
  { name: 'MS Seewind', code: 'E', stands: [5, 4, 0] },
];

/** Stands of the spring exhibition are in one hall, without ship and deck. */
export const HALL_STANDS = 48;
