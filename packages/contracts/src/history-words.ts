/** What somebody can have done, as the history records it; every language has a sentence for each. */
export type HistoryAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'bring-back'
  | 'restore-state'
  | 'price'
  | 'upload'
  | 'upload-by-link'
  | 'approve'
  | 'reject'
  | 'override'
  | 'undecide'
  | 'withdraw-override'
  | 'release'
  | 'accept'
  | 'withdraw'
  | 'cancel'
  | 'move'
  | 'swap'
  | 'import'
  | 'take-back-file'
  | 'park'
  | 'unpark'
  | 'order-pages'
  | 'generate'
  | 'cancel-generation'
  | 'send-mail'
  | 'remind'
  | 'assign'
  | 'send'
  | 'change'
  | 'register'
  | 'activate'
  | 'deactivate'
  | 'login'
  | 'login-as'
  | 'login-failed'
  | 'logout'
  | 'end-sessions'
  | 'send-password-link'
  | 'reset-password'
  | 'change-password'
  | 'set-password'
  | 'add-wine'
  | 'remove-wines'
  | 'move-wine'
  | 'swap-wines'
  | 'revoke'
  | 'download'
  | 'send-again'
  | 'propose-correction'
  | 'withdraw-correction'
  | 'answer-correction'
  | 'correct'
  | 'tick'
  | 'untick'
  | 'extend'
  | 'shorten';

/** Columns and lists whose change the history tells; every language has a name for each. */
export const historyFields = [
  'wine',
  'year',
  'sku',
  'regionId',
  'countryId',
  'wineTypeId',
  'wineCategoryId',
  'awardId',
  'alcoholContentLevel',
  'publicWine',
  'pictureFileId',
  'price',
  'grapes',
  'exhibitorId',
  'standId',
  'shipId',
  'deckId',
  'pageTitleId',
  'logoId',
  'footer',
  'comment',
  'remark',
  'remarks',
  'corrections',
  'answer',
  'rejection',
  'text',
  'exhibitorComment',
  'description',
  'link',
  'active',
  'position',
  'contentFileId',
  'category',
  'wines',
  'bottleSize1Id',
  'bottleSize2Id',
  'name',
  'companyName',
  'street',
  'number',
  'zipCode',
  'city',
  'phone',
  'website',
  'email',
  'webLogoFileId',
  'catalogs',
  'regions',
  'role',
  'language',
  'catalogType',
  'fromOn',
  'toOn',
  'laterUntil',
  'reminderDays',
  'countStands',
  'countPagesWine',
  'countPagesAdvertising',
  'recipient',
  'coverNote',
  'stand',
  'size',
  'wineType',
  'wineCategory',
  'award',
  'stands',
  'services',
  'color',
  'isActive',
  'prioritySize',
  'bezeichnung',
  'identifier',
  'condition',
  'registry',
  'profileFileId',
] as const;
export type HistoryField = (typeof historyFields)[number];
