import type { de } from '../de/index.ts';

export const reference: (typeof de)['reference'] = {
  created: '“{{name}}” is created.',
  updated: '“{{name}}” is saved.',
  deleted: '“{{name}}” is deleted.',
  deleteTitle: 'Delete “{{name}}”',
  deleteText: 'This cannot be undone.',
};
