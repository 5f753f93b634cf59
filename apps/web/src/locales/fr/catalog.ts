export const catalog = {
  name: 'Nom',
  type: 'Salon',
  from: 'Début',
  fromHint: 'Premier jour de la saisie.',
  startLocked: 'Le catalogue est déjà en cours ; son début ne change plus.',
  to: 'Fin',
  toHint: 'Dernier jour de la saisie, jusqu’à minuit.',
  end: 'Terminer la saisie',
  endText:
    'Le nouveau dernier jour est déjà passé. La saisie pour « {{name}} » se termine donc aussitôt : les exposants ne peuvent plus ni modifier leurs pages ni les transmettre.',
  running: 'en cours',
  pagesOf: 'Pages de « {{name}} »',
  printOf: 'Impression de « {{name}} »',
  exhibitorsOf: 'Exposants de « {{name}} »',
  nextOf: 'Catalogue suivant après « {{name}} »',
  deleteWarning: 'Un catalogue ne peut être supprimé que tant qu’il n’a ni exposants ni pages.',
};
