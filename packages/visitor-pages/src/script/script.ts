import { client } from './client.ts';
import { createMake } from './dom.ts';
import { embed } from './embed.ts';
import { createEngine } from './engine.ts';
import { showList } from './list-view.ts';
import { showOffline } from './offline-view.ts';
import { showSearch } from './search-view.ts';
import { serviceWorker } from './service-worker.ts';
import { createSharedLists } from './shared-list.ts';
import { createTastingStore } from './tasting-store.ts';
import { scriptWords } from './words.ts';

/** Programs that compile this code may give functions their names by this helper, which browsers do not know. */
const HELPER = 'var __name=function(f){return f};';

// The parts of the script are whole functions, so that their text can be sent as it is and no bundler is needed.
const parts = {
  createMake,
  createEngine,
  createTastingStore,
  createSharedLists,
  showSearch,
  showList,
  showOffline,
};

/** The script of visitors' pages. */
export const pageScript = (): string => {
  const named = Object.entries(parts).map(([name, part]) => `${name}:${part.toString()}`);
  return `'use strict';${HELPER}(${client.toString()})({${named.join(',')},words:${JSON.stringify(scriptWords)}});\n`;
};

/** The service worker of a catalogue. */
export const workerScript = (): string => `'use strict';${HELPER}(${serviceWorker.toString()})();\n`;

/** The script by which other sites show a catalogue. @param name the catalogue's */
export const embedScript = (name: string): string =>
  `'use strict';${HELPER}(${embed.toString()})(${JSON.stringify(name)});\n`;
