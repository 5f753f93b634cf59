import type { HistoryChange, HistoryItem, PreflightThresholds } from '@rebblatt/contracts';
import i18next from 'i18next';
import { formatDate } from '../lib/date.ts';
import type { Translate } from '../lib/text-key.ts';
import type { history } from '../locales/de/history.ts';

type Group = 'says' | 'things' | 'fields' | 'look' | 'rights';
type Word<G extends Group> = keyof (typeof history)[G];

/** The row of a newer or older server may have a word that these texts do not know. */
const known = <G extends Group>(group: G, word: string): word is Word<G> & string =>
  i18next.exists(`history.${group}.${word}`);

/** A change with words in place of flags, days and numbers of choices. */
type Shown = Pick<HistoryChange, 'from' | 'to'>;

const DESIGN = new Set(['designUnderWine', 'designFolioLine']);
const DAYS = new Set(['fromOn', 'toOn', 'laterUntil', 'followUpOn', 'factorRequiredFrom', 'expiresOn']);
const PRICES = new Set(['onePrice', 'newPrice', 'lostPrice']);
/** Sentences that say everything there is. */
const WHOLE = new Set<string>([
  'extend',
  'shorten',
  'move',
  'swap',
  'swapCategories',
  'send-mail',
  'writeToFair',
  'assign',
  'park',
  'unpark',
]);

/** So many names stand in a sentence; where there are more it counts them, and the names fold below. */
const MOST_NAMES = 5;
const COUNTED = { assign: 'assignMany', 'remove-wines': 'removeMany' } as const;
const isCounted = (says: string): says is keyof typeof COUNTED => says in COUNTED;

/** A value as people read it: flags, days and choices in words. */
export function valueInWords(t: Translate, field: string, value: string | null): string | null {
  if (value === 'true') return t(($) => $.ui.yes);
  if (value === 'false') return t(($) => $.ui.no);
  if (value === null) return null;
  if (DAYS.has(field)) return formatDate(value);
  if (field === 'alcoholContentLevel' && (value === '10' || value === '20' || value === '30'))
    return t(($) => $.wine.alcoholShort[value]);
  if (field === 'catalogType' && (value === '1' || value === '2')) return t(($) => $.catalogType[value]);
  if (field === 'role' && (value === 'ADMIN' || value === 'SUPER_ADMIN'))
    return t(($) => $.admin.roles[value]);
  if (field === 'may' && known('rights', value)) return t(($) => $.history.rights[value]);
  if (DESIGN.has(field) && known('look', value)) return t(($) => $.history.look[value]);
  return value;
}

const isFile = (field: string) => field.endsWith('FileId');

function fileInWords(t: Translate, { from, to }: Shown): string {
  if (from === null) return t(($) => $.history.file.added);
  return to === null ? t(($) => $.history.file.removed) : t(($) => $.history.file.replaced);
}

/** The limits of the check of files have the names of their screen, which only the organiser's texts have. */
function nameOfField(t: Translate, field: string): string {
  if (known('fields', field)) return t(($) => $.history.fields[field]);
  const isLimit = (name: string): name is keyof PreflightThresholds =>
    i18next.exists(`printSetting.names.${name}`);
  return isLimit(field) ? t(($) => $.printSetting.names[field]) : field;
}

/** What one value is called, with the bottle size of a price. */
export function fieldName(t: Translate, { field, of }: Pick<HistoryChange, 'field' | 'of'>): string {
  const name = nameOfField(t, field);
  return of === null ? name : t(($) => $.history.of, { field: name, of });
}

function changeInWords(t: Translate, change: HistoryChange): string {
  const field = fieldName(t, change);
  if (isFile(change.field)) return t(($) => $.history.added, { field, to: fileInWords(t, change) });
  const [from, to] = [valueInWords(t, change.field, change.from), valueInWords(t, change.field, change.to)];
  if (from === null) return t(($) => $.history.added, { field, to: to ?? t(($) => $.ui.none) });
  if (to === null) return t(($) => $.history.taken, { field, from });
  return t(($) => $.history.change, { field, from, to });
}

/** The thing in the accusative, as the sentences need it. */
function thingOf(t: Translate, row: HistoryItem): string {
  const item = row.item ?? (row.entity_id === null ? '' : `#${row.entity_id}`);
  const words = { item, page: row.page?.position ?? '–', company: row.exhibitor?.company_name ?? item };
  const entity = known('things', row.entity) ? row.entity : 'other';
  return t(($) => $.history.things[entity], words).trim();
}

/** Which sentence tells it: that of the action, or a more precise one. */
function sentenceFor({ entity, action, changes }: HistoryItem): Word<'says'> {
  const [change] = changes;
  const onlyPrice = changes.length === 1 && change?.field === 'price';
  if (entity === 'wine' && onlyPrice && action !== 'bring-back') {
    if (change.from === null) return 'newPrice';
    return change.to === null ? 'lostPrice' : 'onePrice';
  }
  if (entity === 'page' && action === 'upload') return 'uploadPage';
  if (entity.endsWith('-link') && action === 'create') return 'createLink';
  // Of a catalogue it names the exhibitors; a page has got its stand and title anew.
  if (entity === 'page' && action === 'assign') return 'update';
  if (entity === 'page-category' && action === 'swap') return 'swapCategories';
  if (entity === 'fair' && action === 'send-mail') return 'writeToFair';
  return known('says', action) ? action : 'other';
}

/** What somebody did, as a sentence without its subject, what changed in detail, and names that are too many for both. */
export function inSentence(
  t: Translate,
  row: HistoryItem,
): { sentence: string; details: string[]; names: string[] } {
  const { action, changes, entity } = row;
  const says = sentenceFor(row);
  const [first] = changes;
  const word = (value: string | null | undefined) =>
    value && first && DAYS.has(first.field) ? formatDate(value) : (value ?? '–');
  const words = {
    thing: thingOf(t, row),
    action,
    company: row.exhibitor?.company_name ?? '–',
    from: word(first?.from),
    to: word(first?.to),
    of: first?.of ?? '',
  };
  const brief =
    PRICES.has(says) || WHOLE.has(says) || (entity === 'page-category' && first?.field === 'wine');
  const details = brief ? [] : changes.map((change) => changeInWords(t, change));
  const names = first?.to_names ?? [];
  if (isCounted(says) && names.length > MOST_NAMES)
    return {
      sentence: t(($) => $.history.says[COUNTED[says]], { ...words, n: names.length }),
      details: [],
      names,
    };
  return { sentence: t(($) => $.history.says[says], words), details, names: [] };
}

/** What is done without an account. */
const NOBODYS: ReadonlySet<string> = new Set([
  'download',
  'upload-by-link',
  'mend-by-link',
  'answer-print',
  'login-failed',
]);

/** Who did it, and on whose behalf. */
export function whoOf(
  t: Translate,
  { actor, on_behalf, action, token }: HistoryItem,
): { name: string; behalf: string | null } {
  const nobody = NOBODYS.has(action);
  const unnamed = nobody ? t(($) => $.history.someone) : t(($) => $.history.byItself);
  const name = actor ? (actor.name ?? t(($) => $.history.organiser)) : unnamed;
  if (token) return { name: t(($) => $.history.byToken, { name, token }), behalf: null };
  return { name, behalf: on_behalf === null ? null : t(($) => $.history.onBehalf, { company: on_behalf }) };
}
