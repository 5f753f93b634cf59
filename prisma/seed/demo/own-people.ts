/** Who signs in for the demo's own winery besides itself, with what each may do. */
export const ownPeople = [
  { email: 'buero@rebblatt.test', name: 'Lea Rossi', may: 'fill' },
  { email: 'keller@rebblatt.test', name: 'Beat Frei', may: 'read' },
];
