import type { decide as german } from '../de/decide.ts';

export const decide: typeof german = {
  bulk: {
    accept: 'Accepter',
    reject: 'Refuser…',
    activate: 'Activer',
    deactivate: 'Désactiver',
    tooMany: 'Au plus {{max}} pages sont possibles à la fois.',
    acceptTitle_one: 'Accepter {{count}} page ?',
    acceptTitle_other: 'Accepter {{count}} pages ?',
    acceptText: 'Les pages acceptées seront imprimées. Leurs exposants en sont informés.',
    rejectTitle_one: 'Refuser {{count}} page',
    rejectTitle_other: 'Refuser {{count}} pages',
    remark: 'Remarque à tous ces exposants',
    remarkHint: 'Les exposants la lisent dans l’e-mail et sur leur page.',
    remarkMissing: 'Écrivez ce qu’il faut modifier.',
    send: 'Refuser',
    done: {
      accept_one: '{{count}} page est acceptée.',
      accept_other: '{{count}} pages sont acceptées.',
      reject_one: '{{count}} page est refusée.',
      reject_other: '{{count}} pages sont refusées.',
      activate_one: '{{count}} page est active.',
      activate_other: '{{count}} pages sont actives.',
      deactivate_one: '{{count}} page est inactive.',
      deactivate_other: '{{count}} pages sont inactives.',
    },
    refusedTitle_one: '{{count}} page est restée telle quelle',
    refusedTitle_other: '{{count}} pages sont restées telles quelles',
    refused: 'Position {{position}} : {{reason}}',
    gone: 'Une page n’existe plus.',
  },
};
